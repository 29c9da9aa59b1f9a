"""The first page as the server writes it: finished HTML in the reader's language, before any script has come."""
