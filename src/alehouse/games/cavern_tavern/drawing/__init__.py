"""The pictures of Cavern Tavern: what they are made of, pieces and cards, the rooms of the tavern, the table."""
