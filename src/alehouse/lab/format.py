"""How the lab writes its numbers."""


def percent(share: float, signed: bool = False) -> str:
    return f"{100 * share:+.1f} %" if signed else f"{100 * share:.1f} %"


def number(mean: float, signed: bool = False) -> str:
    return f"{mean:+.2f}" if signed else f"{mean:.2f}"


def percents(low: float, high: float) -> str:
    """An interval of shares; the sign stands with the share itself."""
    return f"{100 * low:.1f} – {100 * high:.1f}"


def numbers(low: float, high: float) -> str:
    return f"{low:.2f} – {high:.2f}"


def p_value(luck: float) -> str:
    return "< 0.001" if luck < 0.001 else f"{luck:.3f}"
