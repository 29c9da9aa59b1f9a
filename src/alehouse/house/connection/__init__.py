"""A browser at a table: what it says, what it is shown, and what it has been shown before."""
