"""The house itself: tables, whoever sits at them, and what is shown and said there; everything else is handed in.

Nothing here knows a web framework, a thread, a process or a database driver. Whoever builds a house gives it a storage,
a channel, bots, cards, a clock and a way to have long work done (`ports`), and a line to each browser (`line`): the
server those of a machine on the network, a notebook or a page's own worker those of `memory`.
"""
