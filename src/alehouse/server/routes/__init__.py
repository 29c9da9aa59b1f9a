"""The house's routes: every address of the HTTP and WebSocket interface; see `protocol`."""
