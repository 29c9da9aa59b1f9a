"""Around every request: how it is received, packed, and waited for when the house closes."""
