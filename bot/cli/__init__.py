"""The command line. Every command is a module of its own, imported only when it is used.

Exit codes: 0 done, 1 it could not be done, 2 asked for in a wrong way, 78 Discord refuses a setting
of the bot; all but the first come with one line on stderr.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from bot.cli.errors import CommandError
from bot.cli.parser import parse_arguments

__all__ = ["CommandError", "main"]


def main(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit code."""
    try:
        args = parse_arguments(arguments)
        code: int = import_module(f"bot.cli.{args.module}").run(args)
        sys.stdout.flush()
    except CommandError as error:
        print(f"meeplepost: {error}", file=sys.stderr)
        return error.code
    except PermissionError as error:
        print(f"meeplepost: {error}; run this as the user that runs the bot", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code
