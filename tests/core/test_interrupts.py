"""Ctrl-C while processes are started: it is for whoever starts them, and no process that was started hears it."""

import subprocess
import sys
from pathlib import Path

import pytest

# Each of two processes tells whether it would hear Ctrl-C from its first moment on: nothing else was started before.
STARTING = """
import multiprocessing, signal
from alehouse.core.interrupts import interrupts_put_off

def tell(number):
    print(number, signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []), flush=True)

if __name__ == "__main__":
    for number in (1, 2):
        process = multiprocessing.get_context("spawn").Process(target=tell, args=(number,))
        with interrupts_put_off():
            process.start()
        process.join()
    print("we", signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals cannot be blocked there")
def test_no_process_that_is_started_hears_ctrl_c_not_even_the_first(tmp_path: Path) -> None:
    script = tmp_path / "starting.py"
    script.write_text(STARTING)
    said = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True, timeout=120).stdout
    assert said.split() == ["1", "True", "2", "True", "we", "False"]
