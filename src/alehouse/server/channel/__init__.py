"""How the processes of a house tell each other what has changed: in memory, or by Redis."""
