"""Tables in the browser: HTTP and WebSocket, storage, and the page itself."""
