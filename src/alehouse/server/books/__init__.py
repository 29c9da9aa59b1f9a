"""The books of the games, as pages and panels."""
