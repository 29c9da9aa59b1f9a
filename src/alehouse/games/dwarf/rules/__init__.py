"""The rules of DWARF, a file for each chapter of the rulebook."""
