"""The screens: home, set-up, the match itself and what lies around it."""
