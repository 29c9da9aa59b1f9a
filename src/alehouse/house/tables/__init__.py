"""Tables: their rows, seats, moves, drafts, take-backs, lessons and results; and all of them together."""
