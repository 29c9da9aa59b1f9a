"""A game's book: the guide to learn it, its rules clause by clause, a sheet to look things up; as data, for every page.

`blocks` are what a text is made of, `reading` makes them of a text, `book` puts a game's three texts together,
`pictures` reads what is drawn in them, `specification` knows the clauses that only maintainers need.
"""
