"""How DWARF is drawn: materials and motifs, cards, and the areas of the table."""
