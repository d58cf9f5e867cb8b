"""`python -m bot`: see `bot/cli`."""

import sys

from bot.cli import main
from bot.private_files import keep_private

if __name__ == "__main__":
    keep_private()
    sys.exit(main(sys.argv[1:]))
