"""What is kept: tables, moves, people, chat and messages, in SQLite or PostgreSQL."""
