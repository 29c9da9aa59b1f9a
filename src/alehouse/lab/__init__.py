"""Many games at once: what they are like, how bots fare, what a card is worth."""
