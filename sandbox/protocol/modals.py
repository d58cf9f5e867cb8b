"""Modal dialogs: checked when the bot opens one, and filled in by a person."""

from __future__ import annotations

from typing import Any

from sandbox.world.components import (
    MOST_TEXT,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    check_options,
)
from sandbox.world.failures import Json, Problems

SHORT = 1
"""The style of a text field with one line."""
LABEL, FILE_UPLOAD, RADIO, CHECKS, CHECKBOX = 18, 19, 21, 22, 23
_FIELDS = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO, CHECKS, CHECKBOX)
_CHOOSING = dict.fromkeys(SELECTS, 25) | {FILE_UPLOAD: 10, RADIO: 10, CHECKS: 10}
"""The most values that may be chosen in each kind of field."""


def check_modal(data: Json) -> Json:
    """The dialog as the person sees it. Raises `Failure` 50035 if it is invalid."""
    problems = Problems()
    problems.length("data.custom_id", data.get("custom_id"), 1, 100)
    problems.length("data.title", data.get("title"), 1, 45)
    parts: list[Json] = data.get("components") or []
    problems.size("data.components", parts, 1, 5)
    for i, part in enumerate(parts):
        _part(problems, f"data.components.{i}", part)
    ids = [field.get("custom_id") for field in fields(data)]
    if len(set(ids)) < len(ids):
        message = "Component custom id cannot be duplicated"
        problems.add("data.components", "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    problems.done()
    return data


def _part(problems: Problems, path: str, part: Json) -> None:
    """Checks a top-level component of a dialog."""
    problems.choice(f"{path}.type", part.get("type"), (ROW, TEXT, LABEL))
    if part.get("type") == LABEL:
        problems.length(f"{path}.label", part.get("label"), 1, 45)
        described = part.get("description")
        problems.length(f"{path}.description", described, 1, 100, needed=False)
        _field(problems, f"{path}.component", part.get("component") or {}, _FIELDS)
    elif part.get("type") == TEXT:
        problems.length(f"{path}.content", part.get("content"), 1, MOST_TEXT)
    elif part.get("type") == ROW:
        inside: list[Json] = part.get("components") or []
        problems.size(f"{path}.components", inside, 1, 1)
        for field in inside:
            _field(problems, f"{path}.components.0", field, (TEXT_INPUT,))


def _field(problems: Problems, path: str, field: Json, allowed: tuple[int, ...]) -> None:
    """Checks one field of a dialog."""
    kind = field.get("type")
    problems.choice(f"{path}.type", kind, allowed)
    problems.length(f"{path}.custom_id", field.get("custom_id"), 1, 100)
    if field.get("disabled"):
        message = "A dialog has no disabled parts."
        problems.add(f"{path}.disabled", "BASE_TYPE_CHOICES", message)
    if kind == TEXT_INPUT:
        _text_input(problems, path, field)
    elif kind in _CHOOSING:
        _choosing(problems, path, field)


def _text_input(problems: Problems, path: str, field: Json) -> None:
    """Checks a text field. The text in it must be one that a person could send off."""
    value, most = field.get("value"), field.get("max_length") or MOST_TEXT
    problems.choice(f"{path}.style", field.get("style"), (1, 2))
    problems.length(f"{path}.label", field.get("label"), 1, 45, needed=False)
    problems.length(f"{path}.placeholder", field.get("placeholder"), 0, 100, needed=False)
    problems.length(f"{path}.value", value, 1, most, needed=False)
    if field.get("style") == SHORT and "\n" in str(value):
        problems.add(path, "COMPONENT_VALIDATION_FAILED", "Component validation failed")
    problems.between(f"{path}.min_length", field.get("min_length"), 0, MOST_TEXT)
    problems.between(f"{path}.max_length", field.get("max_length"), 1, MOST_TEXT)


def _choosing(problems: Problems, path: str, field: Json) -> None:
    """Checks a field in which values are chosen or files uploaded. A required one must ask for at
    least one value."""
    most, least = _CHOOSING[field["type"]], int(field.get("required") is not False)
    problems.between(f"{path}.min_values", field.get("min_values"), least, most)
    problems.between(f"{path}.max_values", field.get("max_values"), 1, most)
    problems.length(f"{path}.placeholder", field.get("placeholder"), 0, 150, needed=False)
    options: list[Json] = field.get("options") or []
    if field["type"] == STRING_SELECT:
        check_options(problems, f"{path}.options", options, field.get("max_values", 1))
    elif field["type"] in (RADIO, CHECKS):
        problems.size(f"{path}.options", options, 2 if field["type"] == RADIO else 1, 10)


def fields(modal: Json) -> list[Json]:
    """The fields of a dialog that a person fills in, in order."""
    inputs: list[Json] = []
    for part in modal.get("components") or ():
        if part.get("type") == LABEL:
            inputs.append(part["component"])
        elif part.get("type") == ROW:
            inputs += part["components"]
    return inputs


def is_filled(field: Json, value: Any) -> bool:
    """Whether Discord's client would submit a field with this value."""
    if field["type"] != TEXT_INPUT:
        return True
    text = str(field.get("value") or "" if value is None else value)
    if not text:
        return field.get("required") is False
    return (field.get("min_length") or 0) <= len(text) <= (field.get("max_length") or MOST_TEXT)


def submission(modal: Json, values: dict[str, Any]) -> Json:
    """The `data` of a submitted dialog. `values` are by custom id: text, or a list for selects."""

    def filled(field: Json) -> Json:
        """A field as Discord sends it after the person has filled it in."""
        kind, custom_id = field["type"], field["custom_id"]
        base: Json = {"type": kind, "id": field.get("id", 1), "custom_id": custom_id}
        value = values.get(custom_id, field.get("value"))
        if kind in (TEXT_INPUT, RADIO):
            return base | {"value": value or ("" if kind == TEXT_INPUT else None)}
        if kind == CHECKBOX:
            return base | {"value": bool(value)}
        return base | {"values": [value] if isinstance(value, str) else list(value or ())}

    parts: list[Json] = []
    for part in modal.get("components") or ():
        base: Json = {"type": part["type"], "id": part.get("id", 1)}
        if part["type"] == LABEL:
            parts.append(base | {"component": filled(part["component"])})
        elif part["type"] == ROW:
            parts.append(base | {"components": [filled(f) for f in part["components"]]})
        else:
            parts.append(base)
    return {"custom_id": modal["custom_id"], "components": parts}
