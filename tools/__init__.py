"""What keeps a checkout going; nothing here is shipped."""
