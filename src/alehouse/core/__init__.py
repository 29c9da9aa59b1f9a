"""What every game shares: the contract, fate, decisions, records, cards, words, errors and drawing."""
