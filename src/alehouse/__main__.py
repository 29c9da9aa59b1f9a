"""`python -m alehouse` is the `alehouse` command."""

import sys

from alehouse.cli import main

sys.exit(main())
