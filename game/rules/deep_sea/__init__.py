"""Deep Sea Adventure: three dives on one tank of air."""
