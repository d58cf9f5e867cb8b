"""Requests and answers against Discord's published API description."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

PLACES = ("../shared/discord/openapi.json",)
_ROOT = Path(__file__).parents[2]


@cache
def description() -> Any:
    """The OpenAPI file, from the folder that `MEEPLEPOST_OPENAPI` names or from beside the project;
    without it the test is skipped."""
    given = os.environ.get("MEEPLEPOST_OPENAPI")
    places = [Path(given) / "openapi.json"] if given else [_ROOT / place for place in PLACES]
    for place in places:
        if place.exists():
            return json.loads(place.read_text("utf-8"))
    pytest.skip("Discord's API description is not here: set MEEPLEPOST_OPENAPI to its folder")


class Description:
    """A `check` for the sandbox: raises AssertionError for what the description does not allow."""

    def __init__(self) -> None:
        from referencing import Registry, Resource  # jsonschema takes seconds to load
        from referencing.jsonschema import DRAFT202012

        self.document = description()
        resource: Any = Resource(contents=self.document, specification=DRAFT202012)
        self._registry: Any = Registry[Any]().with_resource("urn:discord", resource)
        self.checked: set[str] = set()
        self._paths = [(self._shape(path), path) for path in self.document["paths"]]

    @staticmethod
    def _shape(path: str) -> re.Pattern[str]:
        parts = ["[^/]+" if part.startswith("{") else re.escape(part) for part in path.split("/")]
        return re.compile("^" + "/".join(parts) + "$")

    def __call__(self, method: str, path: str, body: Any, status: int, answer: Any) -> None:
        """Check one request, if the sandbox took it, and its answer."""
        fitting = [name for shape, name in self._paths if shape.match(path)]
        # A path without variables is meant before one with.
        name = min(fitting, key=lambda one: one.count("{"))
        line = f"{method} {name}"
        where = ["paths", name, method.lower()]
        self.checked.add(line)
        if body is not None and status < 400:
            schema = [*where, "requestBody", "content", "application/json", "schema"]
            self._valid(schema, _with_text_ids(body), line)
        if answer is not None and status < 300:
            schema = [*where, "responses", str(status), "content", "application/json", "schema"]
            self._valid(schema, answer, f"answer to {line}")

    def _valid(self, where: list[str], value: Any, line: str) -> None:
        from jsonschema import Draft202012Validator

        pointer = "/".join(part.replace("~", "~0").replace("/", "~1") for part in where)
        schema = {"$ref": f"urn:discord#/{pointer}"}
        validator: Any = Draft202012Validator(schema, registry=self._registry)
        for error in validator.iter_errors(value):
            raise AssertionError(
                f"{line}: {error.json_path}: {error.message[:400]} {_deepest(error)}"
            )


def _with_text_ids(body: Any) -> Any:
    """discord.py numbers new attachments with integers, which Discord takes though it describes
    text: the one known difference."""
    if isinstance(body, list):
        return [_with_text_ids(part) for part in body]  # pyright: ignore[reportUnknownVariableType]
    if not isinstance(body, dict):
        return body
    copy: dict[str, Any] = {key: _with_text_ids(part) for key, part in body.items()}  # pyright: ignore[reportUnknownVariableType]
    for entry in copy.get("attachments") or ():
        entry["id"] = str(entry["id"])
    return copy


def _deepest(error: Any) -> str:
    found = sorted(error.context or (), key=lambda one: -len(one.absolute_path))[:3]
    return "; ".join(f"{one.json_path}: {one.message[:200]}" for one in found)
