"""What can go wrong in the lab, each with a message of the house's words."""

from alehouse.core.errors import BadOption


class LabTrouble(BadOption):
    """The lab cannot go on; what was found so far is kept."""

    def __reduce__(self) -> tuple[type["LabTrouble"], tuple[str, str, dict[str, object]]]:
        return type(self), (self.text, self.key, self.args_for_words)


class WorkersDie(LabTrouble):
    """Processes end again and again before they have played anything."""


class NotInstalled(LabTrouble):
    """Something that only some tasks need is not installed."""


class BadResults(LabTrouble):
    """A result file that does not belong to what was asked for, or that cannot be read."""


def not_installed(package: str, extra: str) -> NotInstalled:
    text = f"{package} is not installed; install it: pip install alehouse[{extra}]"
    return NotInstalled(text, "lab-not-installed", {"package": package, "extra": extra})
