"""Without the packages of the extra, the house says which one is missing; everything else works without them."""

import subprocess
import sys

import pytest

CODE = """
import sys
sys.modules[{package!r}] = None
import alehouse
alehouse.load("dwarf").new(2, seed=1)
try:
    import alehouse.envs.{module}
except ModuleNotFoundError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("gymnasium", "gymnasium"),
        ("gymnasium", "numpy"),
        ("pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel"),
    ],
)
def test_a_missing_package_is_named_with_the_extra_that_has_it(module: str, package: str) -> None:
    code = CODE.format(package=package, module=module)
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    wanted = f"alehouse.envs needs {package}, which is not installed: pip install 'alehouse[envs]'\n"
    assert result.stdout == wanted
