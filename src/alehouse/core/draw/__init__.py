"""Drawing: SVG as text, the house's colours and lettering, and the pieces that games share."""
