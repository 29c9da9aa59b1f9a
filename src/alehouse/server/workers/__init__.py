"""Work outside the event loop: threads, bots' processes, the reader of card files, several processes of one house."""
