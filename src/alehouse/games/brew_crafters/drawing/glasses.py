"""Beer in its glass, 30 by 44, a silhouette for each family: `glass-ale`, `glass-porter`, `glass-stout`."""

from alehouse.core.draw.svg import outlined, path, stroke, symbol


def glasses() -> str:
    return "".join(
        symbol(f"glass-{family}", 30, 44, drawing)
        for family, drawing in (("ale", _ale()), ("porter", _porter()), ("stout", _stout()))
    )


def _ale() -> str:
    foam = (
        "M5 9c-1-4 3-6 5.5-4.5C12 1.5 18 1.5 19.5 4.5 22 3 26 5 25 9c0 3-3 3.5-4.5 2.5-1.5 2-4.5 2-5.5.5"
        "-1 1.5-4 1.5-5.5-.5C8 12.5 5 12 5 9z"
    )
    return (
        outlined("M6 4h18l-2.5 34a4 4 0 0 1-4 3.5h-5a4 4 0 0 1-4-3.5z", "#fff", 1.3, "#6b4a1c", fill_opacity=0.55)
        + path("M7 11h16l-2 26.5a2.5 2.5 0 0 1-2.5 2.2h-7A2.5 2.5 0 0 1 9 37.5z", "#e2a03f")
        + path("M9.5 14h2.5l.8 22h-1.8z", "#ffe3a0", opacity=0.8)
        + outlined(foam, "#fffaf0", 0.8, "#c9b083")
    )


def _porter() -> str:
    foam = (
        "M2 10c-1-4 2.5-6 5-4.5C8.5 2.5 14.5 2.5 16 5.5 18.5 4 24.5 5.5 24 10c0 2.5-2.5 3-4 2-1.5 1.8-4 1.8-5 .4"
        "-1.2 1.5-4 1.5-5.2-.4C8 14 2 13.5 2 10z"
    )
    return (
        stroke("M22 14h3.5a3.5 3.5 0 0 1 3.5 3.5v10a3.5 3.5 0 0 1-3.5 3.5H22", "#6b4a1c", 2.6)
        + outlined("M3 6h20v32a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z", "#fff", 1.3, "#5b3a1c", fill_opacity=0.55)
        + path("M4.5 11h17v26.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z", "#7c4526")
        + stroke("M8 15v20M13 15v20M18 15v20", "#b98354", 1.6, opacity=0.75)
        + outlined(foam, "#f6e6cb", 0.8, "#b99a6c")
    )


def _stout() -> str:
    glass = "M6 3h18c1.5 10-1 14-2.5 20-.8 4-.5 10 .5 18H8c1-8 1.3-14 .5-18C7 17 4.5 13 6 3z"
    beer = "M6.3 9h17.4c.5 6-1.4 10-2.7 14-.8 4-.5 9 .3 16.5H8.7c.8-7.5 1.1-12.5.3-16.5-1.3-4-3.2-8-2.7-14z"
    return (
        outlined(glass, "#fff", 1.3, "#3b2f26", fill_opacity=0.5)
        + path(beer, "#2c211b")
        + stroke("M9 13c0 5 2 9 2.5 12", "#8a6a52", 1.6, opacity=0.8)
        + outlined("M5.5 4.5h19c.3 3 .1 5 0 6.5-3 1.6-16 1.6-19 0-.2-2-.2-4 0-6.5z", "#efd9b4", 0.8, "#b08c5c")
    )
