"""The bot's side of an interaction: first answer, follow-ups, edits; with Discord's clocks.

Three seconds for the first answer (10062 after), fifteen minutes for the token (50027 after).
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from sandbox.protocol.check_commands import check_choices
from sandbox.protocol.modals import check_modal
from sandbox.world import messages, payloads, people
from sandbox.world.channels import check_active, wake
from sandbox.world.failures import Json, Problems, failure
from sandbox.world.files import Upload
from sandbox.world.world import EPHEMERAL, LOADING, Interaction, Message, World

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
_ALLOWED = {
    COMMAND: (MESSAGE, DEFER, MODAL),
    COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE),
}

_Files = Mapping[str, Upload]


@dataclass(frozen=True, slots=True)
class Clocks:
    """The seconds allowed for the first answer, and the lifetime of an interaction token."""

    answer: float = 3.0
    token: float = 900.0


class Answers:
    """Receives the bot's answers to interactions."""

    def __init__(self, world: World, clocks: Clocks) -> None:
        self._world, self._clocks = world, clocks

    def first(self, interaction_id: int, token: str, body: Json, files: _Files) -> Json:
        """Handles the bot's first answer (interaction callback). Returns what `with_response` asks
        for. Raises `Failure` 10062 (too late or unknown), 40060 (already answered) or 50035
        (invalid body)."""
        interaction = self._world.interactions.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.state == "failed":
            raise failure(10062)
        if interaction.answer is not None:
            raise failure(40060)
        if time.monotonic() - interaction.born > self._clocks.answer:
            raise failure(10062)
        kind = body.get("type")
        problems = Problems()
        problems.choice("type", kind, self._allowed_types(interaction))
        problems.done()
        message = self._take(interaction, int(body["type"]), body.get("data") or {}, files)
        interaction.answer = kind
        interaction.answered_after = time.monotonic() - interaction.born
        interaction.move("deferred" if kind in (DEFER, DEFER_UPDATE) else "answered")
        self._tell(interaction)
        return self._response(interaction, message)

    def _allowed_types(self, interaction: Interaction) -> tuple[int, ...]:
        allowed = _ALLOWED[interaction.type]
        if interaction.type == SUBMIT and interaction.source_id is None:
            return tuple(kind for kind in allowed if kind not in (DEFER_UPDATE, UPDATE))
        return allowed

    def _take(
        self, interaction: Interaction, kind: int, data: Json, files: _Files
    ) -> Message | None:
        """Carries out an answer by its kind. Returns the message it made or changed, if any."""
        if kind in (MESSAGE, DEFER):
            message = self._new(interaction, data, files, loading=kind == DEFER)
            interaction.original_id, interaction.unfilled = message.id, kind == DEFER
            return message
        if kind in (UPDATE, DEFER_UPDATE):
            return self._update(interaction, kind, data, files)
        if kind == CHOICES:
            interaction.choices = _checked_choices(data)
        else:
            interaction.modal = check_modal(data)
        return None

    def _update(self, interaction: Interaction, kind: int, data: Json, files: _Files) -> Message:
        """Edits the message whose control was used, or acknowledges that this follows."""
        interaction.original_id = interaction.source_id
        message = self._reachable_message(interaction, str(interaction.source_id))
        if kind == UPDATE:
            self._edit(interaction, message, data, files)
            interaction.touched.append(message.id)
        return message

    def _new(
        self, interaction: Interaction, data: Json, files: _Files, *, loading: bool = False
    ) -> Message:
        """A new message of the bot that answers an interaction."""
        hidden = bool((data.get("flags") or 0) & EPHEMERAL)
        channel = self._world.channel(interaction.channel_id)
        self._check_files(interaction, files)
        if not hidden:
            wake(self._world, channel)
        only_for = interaction.user_id if hidden else None
        message = messages.blank(self._world, channel, payloads.bot_user(), only_for=only_for)
        message.data |= _origin(interaction, None if channel.reader else channel.guild_id)
        if loading:
            message.data["flags"] |= LOADING
        else:
            messages.fill(self._world, message, data, files)
            interaction.touched.append(message.id)
        messages.publish(self._world, message, new=True)
        return message

    def _edit(self, interaction: Interaction, message: Message, body: Json, files: _Files) -> None:
        """Edits a message, unless others see it and its thread is archived or locked."""
        self._check_files(interaction, files)
        if message.only_for is None:
            check_active(self._world, self._world.channel(message.channel_id))
        messages.edit(self._world, message, body, files)

    def _check_files(self, interaction: Interaction, files: _Files) -> None:
        """Raises `Failure` 50013 if the bot may not attach files in the channel, which also holds
        for its answers."""
        held = self._world.bot_permissions(self._world.channel(interaction.channel_id))
        if files and not held & people.ATTACH_FILES:
            raise failure(50013)

    def _reachable_message(self, interaction: Interaction, which: str) -> Message:
        """A message that the interaction's token may change. Raises `Failure` 10008 if there is
        none."""
        wanted = interaction.original_id if which == "@original" else _number(which)
        message = self._world.messages.get(interaction.channel_id, {}).get(wanted or 0)
        if message is None or message.id not in (interaction.original_id, *interaction.touched):
            raise failure(10008)
        return message

    def _response(self, interaction: Interaction, message: Message | None) -> Json:
        """The `with_response` body of an answer."""
        callback: Json = {"id": str(interaction.id), "type": interaction.type}
        if message is not None:
            callback["response_message_id"] = str(message.id)
            callback["response_message_loading"] = bool(message.data["flags"] & LOADING)
            callback["response_message_ephemeral"] = message.only_for is not None
        if message is None or interaction.answer not in (MESSAGE, UPDATE):
            return {"interaction": callback}  # only a finished message comes back as a resource
        return {
            "interaction": callback,
            "resource": {"type": interaction.answer, "message": message.data},
        }

    def _by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction of a token. Raises `Failure` 10015 if it is unknown or not answered yet,
        50027 if it has expired."""
        one = self._world.by_token.get(token)
        if application_id != people.APPLICATION_ID or one is None:
            raise failure(10015)
        if time.monotonic() - one.born > self._clocks.token:
            raise failure(50027)
        if one.answer is None:
            raise failure(10015)
        return one

    def follow_up(self, application_id: int, token: str, body: Json, files: _Files) -> Json:
        """Sends one more message. After a deferred answer, the first one fills the deferred
        message."""
        one = self._by_token(application_id, token)
        if one.unfilled:
            return self.edit(application_id, token, "@original", body, files)
        message = self._new(one, body, files)
        self._settle(one)
        return message.data

    def read(self, application_id: int, token: str, which: str) -> Json:
        """The message `@original`, or another one made with the token."""
        return self._reachable_message(self._by_token(application_id, token), which).data

    def edit(self, application_id: int, token: str, which: str, body: Json, files: _Files) -> Json:
        """Changes a message made with the token. A loading one becomes visible."""
        one = self._by_token(application_id, token)
        message = self._reachable_message(one, which)
        self._edit(one, message, body, files)
        one.touched.append(message.id)
        if message.id == one.original_id:
            one.unfilled = False
        self._settle(one)
        return message.data

    def _settle(self, interaction: Interaction) -> None:
        if interaction.state == "deferred":
            interaction.move("answered")
            self._tell(interaction)

    def _tell(self, interaction: Interaction) -> None:
        self._world.tell(outline(interaction), interaction.user_id)

    def expire(self, interaction_id: int) -> None:
        """Ends the three seconds: an interaction without an answer has failed."""
        one = self._world.interactions.get(interaction_id)
        if one is not None and one.answer is None:
            one.move("failed")
            self._tell(one)


def outline(interaction: Interaction) -> Json:
    """What the page shows about a person's interaction."""
    return {
        "kind": "interaction",
        "id": str(interaction.id),
        "type": interaction.type,
        "channel_id": str(interaction.channel_id),
        "source_id": None if interaction.source_id is None else str(interaction.source_id),
        "state": interaction.state,
        "answer": interaction.answer,
        "answered_after": interaction.answered_after,
        "modal": interaction.modal,
        "choices": interaction.choices,
    }


def _origin(interaction: Interaction, guild_id: int | None) -> Json:
    """The metadata on where a message came from: the person and their interaction."""
    owners = {"0": str(guild_id or 0)}
    user = payloads.any_user(interaction.user_id)
    metadata: Json = {"id": str(interaction.id), "type": interaction.type, "user": user}
    metadata["authorizing_integration_owners"] = owners
    if interaction.type == COMPONENT:
        metadata["interacted_message_id"] = str(interaction.source_id)
    if interaction.type == SUBMIT:
        before: Json = {"id": str(interaction.id), "type": COMMAND, "user": user}
        metadata["triggering_interaction_metadata"] = before | {
            "authorizing_integration_owners": owners
        }
    origin: Json = {"interaction_metadata": metadata, "application_id": str(people.APPLICATION_ID)}
    if interaction.type == COMMAND:
        origin["type"] = 20
        name = interaction.payload["data"]["name"]
        origin["interaction"] = {
            "id": str(interaction.id),
            "type": COMMAND,
            "name": name,
            "user": user,
        }
    return origin


def _checked_choices(data: Json) -> list[Json]:
    problems = Problems()
    choices: list[Json] = data.get("choices") or []
    check_choices(problems, "data.choices", choices)
    problems.done()
    return choices


def _number(text: str) -> int | None:
    return int(text) if text.isdigit() else None
