"""The skills of generals: one module a skill, its name the skill's id."""
