"""`copy`: the whole database into another one, of the same kind or not."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict

from bot.cli.config import settings_of_data
from bot.cli.databases import plainly, present
from bot.cli.errors import CommandError
from bot.storage.copying import TableCopy, copy, copy_to_file
from bot.storage.database import Database
from bot.storage.lock import lock
from bot.storage.recognise import check_pages, recognise


def run(args: Namespace) -> int:
    """Copies a database, compares the copy, and prints a line for each table."""
    source = present(settings_of_data().database)
    with plainly("the database URL cannot be used"):
        target = Database.as_it_is(sys.stdin.readline().strip() if args.to == "-" else args.to)
    begun = time.monotonic()
    with plainly(f"nothing was copied to {target.name}"):
        copied = asyncio.run(transfer(source, target))
    if args.json:
        print(_json(source, target, copied, time.monotonic() - begun))
    else:
        print("\n".join(table(copied)))
        print(f"{sum(table_copy.rows for table_copy in copied)} rows, counted and compared, are in")
        print(f"{target.name}; set DATABASE_URL to it and start the bot.")
    return 0


def table(copied: Sequence[TableCopy]) -> list[str]:
    """The result in columns: table, rows, and the beginning of the digest of all rows."""
    wide = max(len(table_copy.name) for table_copy in copied)
    head = f"{'table':{wide}}  {'rows':>9}  digest on both sides"
    return [head, *(f"{o.name:{wide}}  {o.rows:>9}  {o.digest[:16]}" for o in copied)]


async def transfer(source: Database, target: Database) -> tuple[TableCopy, ...]:
    """Copies a database while no bot runs on either one. Raises `CommandError`, `StorageError` and
    the drivers' errors. The target is then still empty."""
    _check_target(source, target)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(source.close)
        stack.push_async_callback(target.close)
        for database in (source, target):
            held = await lock(database.url.render_as_string(hide_password=False), purpose="alone")
            stack.push_async_callback(held.release)
        if source.file is not None:
            await recognise(source.file)
            await source.read(check_pages)
        if target.file is not None:
            return await copy_to_file(source, target.file)
        return await copy(source, target)


def _check_target(source: Database, target: Database) -> None:
    if _place(source) == _place(target):
        raise CommandError("the copy would go into the database itself", 2)
    file = target.file
    if file is not None and file.exists():
        raise CommandError(f"{file} is there already; name a new file for the copy")


def _place(database: Database) -> tuple[object, ...]:
    if database.file is not None:
        return (database.file.resolve(),)
    url = database.url
    return (url.host, url.port or 5432, url.database)


def _json(source: Database, target: Database, copied: Sequence[TableCopy], seconds: float) -> str:
    value = {
        "from": source.name,
        "to": target.name,
        "tables": [asdict(table_copy) for table_copy in copied],
        "seconds": round(seconds, 3),
    }
    return json.dumps(value, ensure_ascii=False)
