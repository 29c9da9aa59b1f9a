"""The house's doors: every address of the HTTP and WebSocket interface; see `protocol`."""
