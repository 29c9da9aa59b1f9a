"""What these modules need besides the house itself, and what to say where it is missing."""

from importlib import import_module
from typing import Any


def extra(package: str) -> Any:
    """A package of the extra `alehouse[envs]`."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        text = f"alehouse.envs needs {package}, which is not installed: pip install 'alehouse[envs]'"
        raise ModuleNotFoundError(text, name=package) from None
