"""Lessons: guided first games, played on the real table. docs/lessons.md says how one is written."""
