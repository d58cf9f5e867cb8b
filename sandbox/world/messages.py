"""Messages: made, edited and read the way Discord does it, limits included."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from urllib.parse import quote

from sandbox.world import payloads
from sandbox.world.components import Checker, every, texts
from sandbox.world.failures import Json, Problems, failure
from sandbox.world.files import Upload, picture_size
from sandbox.world.world import COMPONENTS_V2, EPHEMERAL, LOADING, Channel, Message, World

MOST_CONTENT = 2000
MOST_FILES = 10
MOST_MENTIONED = 100
"""The most people, and the most roles, that a message's allowed mentions may list."""
OLD_SECONDS = 3600.0
"""The age in seconds from which Discord limits the edits of a message."""
_MENTION = re.compile(r"<@!?(\d+)>")
_PICTURES = ("image", "thumbnail")
_USABLE_FLAGS = COMPONENTS_V2 | EPHEMERAL | 1 << 2 | 1 << 12


def blank(world: World, channel: Channel, author: Json, *, only_for: int | None = None) -> Message:
    """An empty message with all fields that discord.py reads. It is not stored yet."""
    data: Json = {
        "id": str(world.new_id()),
        "channel_id": str(channel.id),
        "type": 0,
        "content": "",
        "author": author,
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": [],
        "embeds": [],
        "components": [],
        "timestamp": world.clock.text(),
        "edited_timestamp": None,
        "flags": EPHEMERAL if only_for is not None else 0,
        "pinned": False,
        "tts": False,
    }
    return Message(data, only_for)


def fill(
    world: World, message: Message, body: Json, files: Mapping[str, Upload], *, new: bool = True
) -> None:
    """Fills a message from a request body. If that is refused, nothing changes. Raises `Failure`
    50006 (empty), 40005 (a file is too large) or 50035 (anything else)."""
    old = message.data
    flags = _flags(old["flags"], body)
    kept = _kept_files(world, message, body, files)
    present = [info for info, _ in kept]
    unlisted = set[str]() if new else _unlisted(body, files)
    problems = Problems()
    checker = Checker(problems, _media_finder(world, present, unlisted), world.emojis)
    fresh: Json = {"flags": flags}
    version2 = bool(flags & COMPONENTS_V2)
    _check_body(problems, body)
    if version2:
        _check_legacy(problems, old | body)
    problems.size("attachments", present, 0, MOST_FILES)
    if body.get("components") is not None:
        fresh["components"] = checker.message(body["components"], version2=version2)
    fresh["content"] = (body["content"] or "") if "content" in body else old["content"]
    if "embeds" in body:
        fresh["embeds"] = [_embed(embed, present) for embed in body["embeds"] or ()]
    problems.done()
    _refuse_empty(old | fresh, present)
    fresh["mentions"] = _mentions(old | fresh, body.get("allowed_mentions"))
    fresh["attachments"] = unreferenced_files(old | fresh, present)
    _store_files(world, message.files, kept)
    message.data, message.files = old | fresh, present


def unreferenced_files(data: Json, files: list[Json]) -> list[Json]:
    """The files that a message lists as attachments: those that no component or embed shows."""
    parts = every(data["components"])
    holders = [*parts, *(item for part in parts for item in part.get("items") or ())]
    file_ids = {
        p[key].get("attachment_id") for p in holders for key in ("media", "file") if key in p
    }
    embeds: list[Json] = data["embeds"]
    urls = {embed[key]["url"] for embed in embeds for key in _PICTURES if embed.get(key)}
    return [info for info in files if info["id"] not in file_ids and info["url"] not in urls]


def _embed(embed: Json, files: list[Json]) -> Json:
    """An embed as Discord sends it: with the addresses of its pictures."""
    known = {f"attachment://{info['filename']}": info["url"] for info in files}
    pictures = {key: embed[key] for key in _PICTURES if embed.get(key)}
    linked = {k: p | {"url": known.get(p.get("url"), p.get("url"))} for k, p in pictures.items()}
    return {"type": "rich"} | embed | linked


def _flags(old: int, body: Json) -> int:
    """The flags of a message after a request. An edit can add the flag of components v2 but never
    remove it."""
    asked = (body.get("flags") or 0) & _USABLE_FLAGS & ~EPHEMERAL
    return (old & (EPHEMERAL | COMPONENTS_V2)) | asked


def _check_body(problems: Problems, body: Json) -> None:
    problems.length("content", body.get("content"), 0, MOST_CONTENT, needed=False)
    _check_embeds(problems, body.get("embeds") or [])
    _check_mentions(problems, body.get("allowed_mentions") or {})
    if isinstance(nonce := body.get("nonce"), str):
        problems.length("nonce", nonce, 0, 25)


def _check_legacy(problems: Problems, data: Json) -> None:
    """Checks that a message with components v2 has no content, embeds and so on. A message that is
    changed into one must remove them."""
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if data.get(key):
            message = f"The '{key}' field cannot be used with MessageFlags.IS_COMPONENTS_V2"
            problems.add(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def _check_embeds(problems: Problems, embeds: list[Json]) -> None:
    """Checks the embeds of a message against Discord's limits."""
    problems.size("embeds", embeds, 0, 10)
    for i, embed in enumerate(embeds):
        problems.length(f"embeds.{i}.title", embed.get("title"), 0, 256, needed=False)
        problems.length(f"embeds.{i}.description", embed.get("description"), 0, 4096, needed=False)
        problems.size(f"embeds.{i}.fields", embed.get("fields") or [], 0, 25)
    if sum(_embed_text(embed) for embed in embeds) > 6000:
        message = "Embed size exceeds maximum size of 6000"
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", message)


def _embed_text(embed: Json) -> int:
    fields: list[Json] = embed.get("fields") or []
    inside = [embed, *fields, embed.get("footer") or {}, embed.get("author") or {}]
    keys = ("title", "description", "name", "value", "text")
    return sum(len(str(part.get(key) or "")) for part in inside for key in keys)


def _check_mentions(problems: Problems, allowed: Json) -> None:
    for key in ("users", "roles"):
        ids = list(map(str, allowed.get(key) or []))
        problems.size(f"allowed_mentions.{key}", ids, 0, MOST_MENTIONED)
        if len(set(ids)) < len(ids):
            message = "The set already contains this value"
            problems.add(f"allowed_mentions.{key}", "SET_TYPE_ALREADY_CONTAINS_VALUE", message)
        if key in (allowed.get("parse") or ()) and allowed.get(key):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            problems.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _mentions(data: Json, allowed: Json | None) -> list[Json]:
    """The users that a message mentions, as far as its `allowed_mentions` permit."""
    text = "\n".join([data["content"], *texts(data["components"])])
    ids = dict.fromkeys(int(number) for number in _MENTION.findall(text))
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        wanted = {int(number) for number in allowed.get("users") or ()}
        ids = {number: None for number in ids if number in wanted}
    users = [payloads.any_user(number) for number in ids]
    return [user for user in users if user]


def _refuse_empty(data: Json, files: list[Json]) -> None:
    if not (data["content"] or data["embeds"] or files or data["components"]):
        raise failure(50006)


_Kept = list[tuple[Json, bytes | None]]


def _kept_files(world: World, message: Message, body: Json, files: Mapping[str, Upload]) -> _Kept:
    """The files of a message after a request, new ones with their content. If the request lists
    attachments or has new files, all unlisted old ones are dropped."""
    if any(len(upload.content) > world.file_limit for upload in files.values()):
        raise failure(40005)
    listed: Sequence[Json] | None = body.get("attachments")
    by_id = {str(entry.get("id")): entry for entry in listed or ()}
    all_stay = listed is None and not files
    kept: _Kept = [(info, None) for info in message.files if all_stay or info["id"] in by_id]
    for number, upload in files.items():
        info = _describe(world, message, upload, by_id.get(number, {}))
        kept.append((info, upload.content))
    return kept


def _describe(world: World, message: Message, upload: Upload, entry: Json) -> Json:
    """The attachment object of an uploaded file, as Discord's API shows it."""
    file_id = world.new_id()
    name = entry.get("filename") or upload.filename
    folder = "ephemeral-attachments" if message.only_for is not None else "attachments"
    url = f"{world.address}/cdn/{folder}/{message.channel_id}/{file_id}/{quote(name)}"
    info: Json = {"id": str(file_id), "filename": name, "size": len(upload.content)}
    info |= {"url": url, "proxy_url": url, "content_type": upload.content_type}
    if size := picture_size(upload.content):
        info |= {"width": size[0], "height": size[1]}
    if entry.get("description"):
        problems = Problems()
        problems.length("attachments.0.description", entry["description"], 1, 1024)
        problems.done()
        info["description"] = entry["description"]
    return info | {"ephemeral": True} if message.only_for is not None else info


def _unlisted(body: Json, files: Mapping[str, Upload]) -> set[str]:
    """The names of uploads that an edit does not list, so that its components cannot refer to
    them."""
    listed = {str(entry.get("id")) for entry in body.get("attachments") or ()}
    return {upload.filename for number, upload in files.items() if number not in listed}


def _media_finder(world: World, files: list[Json], unlisted: set[str]):
    """A function that finds the media object of an address in this message."""
    known = [info for info in files if info["filename"] not in unlisted]
    by_name = {f"attachment://{info['filename']}": info for info in known}
    by_url = {info["url"]: info for info in known}

    def find(url: str) -> Json | None:
        """The media object of an attachment or web address; None if there is none."""
        info = by_name.get(url) or by_url.get(url)
        if info is None:
            outside = url.startswith(("http://", "https://"))
            return {"id": str(world.new_id()), "url": url, "proxy_url": url} if outside else None
        media = {key: info.get(key) for key in ("url", "proxy_url", "width", "height")}
        media |= {"content_type": info["content_type"], "attachment_id": info["id"]}
        return media | {"id": info["id"]}

    return find


def _store_files(world: World, before: list[Json], after: _Kept) -> None:
    """Stores new files of a message and deletes those it no longer has."""
    for info, content in after:
        if content is not None:
            world.files.put(int(info["id"]), content)
    still = {info["id"] for info, _ in after}
    for attachment in before:
        if attachment["id"] not in still:
            world.files.drop(int(attachment["id"]))


def is_old(world: World, message: Message) -> bool:
    """Whether a message is so old that Discord limits its edits."""
    sent = datetime.fromisoformat(message.data["timestamp"])
    return world.clock.time() - sent.timestamp() > OLD_SECONDS


def age(message: Message, seconds: float) -> None:
    """Makes a message this many seconds older."""
    sent = datetime.fromisoformat(message.data["timestamp"]) - timedelta(seconds=seconds)
    message.data["timestamp"] = sent.isoformat(timespec="microseconds")


def publish(world: World, message: Message, *, new: bool) -> None:
    """Stores a message and announces it to everybody who sees it, including the bot."""
    if new:
        world.put_message(message)
    world.publish("message" if new else "message_update", message.data, message)


def edit(world: World, message: Message, body: Json, files: Mapping[str, Upload]) -> None:
    """Changes a message: fields in the body are replaced, and a loading message gets its
    content."""
    loading = message.data["flags"] & LOADING
    fill(world, message, body, files, new=False)
    if not loading:
        message.data["edited_timestamp"] = world.clock.text()
    publish(world, message, new=False)
