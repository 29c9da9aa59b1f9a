"""The pictures of Brew Crafters: what they are made of, pieces and cards, the shared boards, breweries, the table."""
