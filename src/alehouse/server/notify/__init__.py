"""Turn by turn: letters that tell people of their turn by mail and push, and bots for those who are late."""
