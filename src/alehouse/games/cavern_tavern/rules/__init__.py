"""The rules of Cavern Tavern, a file for each chapter of the rulebook."""
