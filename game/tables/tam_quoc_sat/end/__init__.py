"""How the end of a match looks: everybody's card, who fell to whom, HP turn by turn, numbers."""
