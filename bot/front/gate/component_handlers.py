"""What every button and list does. It keeps no state, so controls work after a restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.front.interaction.context import Acknowledge, InteractionContext
from bot.front.interaction.public_questions import answer_question, close_question
from bot.front.learning import lesson, puzzle
from bot.front.lobby import followers, lobby_actions, seats, table_lists
from bot.front.lobby.lobby_view import HINTS_ALLOWED
from bot.front.looking_back import describing, legend, poster, queries, review, rulebook
from bot.front.looking_back.history import read_wish
from bot.front.own import notes, personal_data, practice
from bot.front.panel import confirming, explaining, hints, turn
from bot.front.shown.custom_ids import CustomId, read_number
from bot.matches.table import requests
from bot.matches.table.model import Table
from bot.matches.table.requests import DraftVersion, Refused, Request


@dataclass(frozen=True, slots=True)
class Tap:
    """A tapped button, or a list from which something was picked."""

    context: InteractionContext
    custom_id: CustomId
    value: str
    """The picked value; "" for a button."""

    @property
    def rest(self) -> str:
        """The custom id's text after the verb and the table."""
        return self.custom_id.rest


@dataclass(frozen=True, slots=True)
class TableTap(Tap):
    """A tap on a control of a table that the person may reach."""

    table: Table


Handle = Callable[[TableTap], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class ComponentHandler:
    """How one kind of control is acknowledged and answered."""

    acknowledge: Acknowledge
    handle: Handle
    looks: bool = False
    """Whether it only shows public information, so that it also works in following channels."""
    private: bool = False
    """Whether it belongs to private tables only."""


@dataclass(frozen=True, slots=True)
class ListHandler:
    """How one kind of control without a table is acknowledged and answered."""

    acknowledge: Acknowledge
    handle: Callable[[Tap], Awaitable[None]]


# --- what a handler needs of a tap ---------------------------------------------------------------


def _table(work: Callable[[InteractionContext, Table], Awaitable[None]]) -> Handle:
    """A handler that passes the table."""
    return lambda tap: work(tap.context, tap.table)


def _rest(work: Callable[[InteractionContext, Table, str], Awaitable[None]]) -> Handle:
    """A handler that passes the table and the rest of the custom id."""
    return lambda tap: work(tap.context, tap.table, tap.rest)


def _basis(
    work: Callable[[InteractionContext, Table, DraftVersion | None], Awaitable[None]],
) -> Handle:
    """A handler that passes the table and the version of the draft that the panel showed."""
    return lambda tap: work(tap.context, tap.table, tap.custom_id.version)


def _custom_id(work: Callable[[InteractionContext, Table, CustomId], Awaitable[None]]) -> Handle:
    """A handler that passes the table and the whole custom id."""
    return lambda tap: work(tap.context, tap.table, tap.custom_id)


# --- the panel -----------------------------------------------------------------------------------


async def _pick(tap: TableTap, words: Sequence[str], group: str = "") -> None:
    """Handles picked words of an action, or a picked group of a long list by its number."""
    number = read_number(group, -1)
    basis, planning = tap.custom_id.version, tap.custom_id.verb in ("plan", "planlayer")
    await turn.pick(tap.context, tap.table, words, basis, number, planning=planning)


async def _layer(tap: TableTap) -> None:
    """Switches a layer of a panel's picture. The question stays the same."""
    group, _, words = tap.rest.partition(" ")
    await _pick(tap, words.split(), group)


async def _sure(tap: TableTap) -> None:
    """Takes an action although it reveals something."""
    basis = tap.custom_id.version
    await turn.choose(tap.context, tap.table, (tap.rest,), basis=basis, commit=True)


def _panel(request: Callable[[TableTap], Request]) -> ComponentHandler:
    """A handler that submits a request and shows the panel with the result."""
    return ComponentHandler(
        "panel", lambda tap: turn.carry_out(tap.context, tap.table, request(tap))
    )


_all_back = _basis(partial(turn.step_back, everything=True))


# --- the lobby -----------------------------------------------------------------------------------


def _lobby(request: Callable[[TableTap], Request]) -> ComponentHandler:
    """A handler that submits a request about the lobby and shows the result."""
    return ComponentHandler(
        "update", lambda tap: lobby_actions.carry_out(tap.context, tap.table, request(tap))
    )


def _variant(tap: TableTap) -> requests.ChooseOption:
    """The request for an option that was switched or picked from its list."""
    name, _, switched = tap.rest.partition(" ")
    return requests.ChooseOption(name, tap.value or switched)


# --- questions and notices -----------------------------------------------------------------------


async def _vote(tap: TableTap) -> None:
    """Stores an answer to a vote. Once the vote is decided, the next post removes the buttons."""
    mark, _, choice = tap.rest.rpartition(" ")
    request = requests.AnswerProposal(mark, choice)
    answer = await answer_question(tap.context, tap.table, request, "no-vote")
    await tap.context.tell(tap.context.say(f"answer-{answer.key}"))


def _undo(*, agree: bool) -> ComponentHandler:
    """The handler of a button that answers an undo request."""

    async def work(tap: TableTap) -> None:
        request = requests.AnswerUndo(agree, tap.rest)
        moot = ("no-undo-pending", "no-vote")
        answer = await answer_question(tap.context, tap.table, request, *moot)
        await tap.context.tell(tap.context.say(f"answer-{answer.key}", **answer.args))

    return ComponentHandler("private", work)


def _seat(*, agree: bool) -> ComponentHandler:
    return ComponentHandler("private", _custom_id(partial(seats.answer_invitation, agree=agree)))


async def _resign(tap: TableTap) -> None:
    """Resigns, after the person has confirmed it."""
    answer = await tap.context.submit(tap.table, requests.Resign())
    await tap.context.tell(tap.context.say(f"answer-{answer.key}"))


async def _settle(tap: TableTap, request: Request) -> None:
    """Submits the request of a notice's button, then removes the buttons."""
    context, channel = tap.context, f"<#{tap.table.place.channel_id}>"
    moot = ("not-lobby", "not-open", "not-archived", "not-paused", "invitation-gone")
    answer = await answer_question(context, tap.table, request, *moot)
    await context.tell(context.say(f"answer-{answer.key}", channel=channel))
    await close_question(context)
    if tap.table.status == "lobby":
        await lobby_actions.refresh(context.services, context.interaction.client, tap.table.id)


# --- the verbs -----------------------------------------------------------------------------------

COMPONENT_HANDLERS: Mapping[str, ComponentHandler] = {
    # looking at the game
    "hand": ComponentHandler("private", _table(queries.show_hand)),
    "board": ComponentHandler("panel", _table(queries.show_board), looks=True),
    "left": ComponentHandler("private", _table(queries.show_remaining), looks=True),
    "history": ComponentHandler(
        "panel",
        lambda tap: queries.show_history(tap.context, tap.table, read_wish(tap.rest, tap.value)),
        looks=True,
    ),
    "show": ComponentHandler("private", _rest(queries.show_here), looks=True),
    "log": ComponentHandler("panel", _rest(queries.show_log), looks=True),
    "rules": ComponentHandler("private", _table(rulebook.show_rules_of), looks=True),
    "newcomer": ComponentHandler("private", _table(rulebook.show_rules_of), looks=True),
    "legend": ComponentHandler("private", _custom_id(legend.show_legend), looks=True),
    "poster": ComponentHandler("private", _table(poster.show_poster), looks=True),
    "words": ComponentHandler("private", _rest(describing.show_words), looks=True),
    "wordpage": ComponentHandler("panel", _rest(describing.show_words), looks=True),
    # the panel
    "turn": ComponentHandler("private", _table(turn.show_turn)),
    "explain": ComponentHandler("private", _custom_id(explaining.show_explanation)),
    "pick": ComponentHandler(
        "panel", lambda tap: _pick(tap, (*tap.custom_id.words, *tap.value.split()))
    ),
    "list": ComponentHandler("panel", lambda tap: _pick(tap, tap.value.split())),
    "group": ComponentHandler("panel", lambda tap: _pick(tap, tap.custom_id.words, tap.value)),
    "layer": ComponentHandler("panel", _layer),
    "plan": ComponentHandler("panel", lambda tap: _pick(tap, tap.custom_id.words)),
    "planlayer": ComponentHandler("panel", _layer),  # the same while planning
    "answer": ComponentHandler("panel", _basis(turn.ask_answer)),
    "keepline": _panel(lambda tap: requests.KeepLine(tap.custom_id.version)),
    "layplan": _panel(lambda tap: requests.LayPlan(lays=tap.rest == "1")),
    "sure": ComponentHandler("panel", _sure),
    "confirm": ComponentHandler("panel", _basis(turn.confirm)),
    "back": ComponentHandler("panel", _basis(turn.step_back)),
    "restart": ComponentHandler("panel", _all_back),
    "over": ComponentHandler("panel", _all_back),  # of panels made before "restart"
    "forget": _panel(lambda _: requests.Forget()),
    "note": ComponentHandler("dialog", _table(notes.ask)),
    "hint": ComponentHandler("private", _table(hints.show_hint)),
    "line": ComponentHandler("panel", _custom_id(hints.show_line)),
    "take": ComponentHandler("panel", _custom_id(hints.take_line)),
    # the lobby
    "join": _lobby(lambda _: requests.Join()),
    "leave": _lobby(lambda _: requests.Leave()),
    "start": _lobby(lambda _: requests.Start()),
    "remove": _lobby(lambda _: requests.RemoveComputer()),
    "computer": _lobby(lambda tap: requests.AddComputer(tap.value)),
    "option": _lobby(_variant),
    "starts": _lobby(
        lambda tap: requests.StartWith(int(tap.rest) if tap.rest.isdecimal() else None)
    ),
    "hints": _lobby(lambda tap: requests.AllowHints(allowed=tap.rest == HINTS_ALLOWED)),
    "variants": ComponentHandler("private", _table(lobby_actions.show_variants)),
    "variant": ComponentHandler(
        "panel", lambda tap: lobby_actions.choose_variant(tap.context, tap.table, _variant(tap))
    ),
    # questions and notices
    "agree": _undo(agree=True),
    "refuse": _undo(agree=False),
    "vote": ComponentHandler("private", _vote),
    "resign": ComponentHandler("private", _resign),
    "keep": ComponentHandler(
        "private", lambda tap: tap.context.tell(tap.context.say("resign-kept"))
    ),
    "accept": _seat(agree=True),
    "decline": _seat(agree=False),
    "rematch": ComponentHandler("private", _table(seats.rematch)),
    "comeback": ComponentHandler("private", _table(seats.come_back)),
    "stay": ComponentHandler("private", lambda tap: _settle(tap, requests.Stay())),
    "resume": ComponentHandler("private", lambda tap: _settle(tap, requests.Resume())),
    "begin": ComponentHandler("private", lambda tap: _settle(tap, requests.Start(mark=tap.rest))),
    "restore": ComponentHandler(
        "private", lambda tap: _settle(tap, requests.Restore(tap.table.place))
    ),
    # the list of followers
    "admit": ComponentHandler("panel", _rest(partial(followers.answer, agree=True))),
    "reject": ComponentHandler("panel", _rest(partial(followers.answer, agree=False))),
    "unfollow": ComponentHandler("panel", _rest(followers.end)),
    "followable": ComponentHandler("panel", _rest(followers.switch)),
    "followers": ComponentHandler("panel", _rest(followers.turn_page)),
    # private tables
    "practise": ComponentHandler("panel", _table(turn.show_turn), private=True),
    "takeback": ComponentHandler("panel", _rest(practice.take_back), private=True),
    "giveup": ComponentHandler("panel", _rest(practice.give_up), private=True),
    "again": ComponentHandler("panel", _table(practice.again), private=True),
    "anew": ComponentHandler("panel", _rest(practice.anew), private=True),
    "past": ComponentHandler("private", _rest(practice.look_back), private=True),
}
"""The handlers of all verbs of controls about a table."""

DIALOG_HANDLERS: Mapping[str, ComponentHandler] = {
    "note": ComponentHandler("panel", lambda tap: notes.keep(tap.context, tap.table, tap.value))
}
"""The handlers of all verbs of dialogs about a table."""

LIST_HANDLERS: Mapping[str, ListHandler] = {
    "tables": ListHandler("panel", lambda tap: table_lists.turn_page(tap.context, tap.rest)),
    "rulepage": ListHandler(
        "panel",
        lambda tap: rulebook.turn_page(tap.context, tap.rest, tap.value, tap.custom_id.table),
    ),
    "openrules": ListHandler("private", lambda tap: rulebook.turn_page(tap.context, tap.rest, "")),
    "learn": ListHandler("private", lambda tap: lesson.learn(tap.context, tap.rest)),
    "lesson": ListHandler("panel", lambda tap: lesson.handle_tap(tap.context, tap.rest, tap.value)),
    "puzzles": ListHandler("panel", lambda tap: puzzle.puzzle(tap.context, tap.rest)),
    "puzzle": ListHandler("panel", lambda tap: puzzle.handle_tap(tap.context, tap.rest, tap.value)),
    "puzzleshare": ListHandler("private", lambda tap: puzzle.share(tap.context, tap.rest)),
    "puzzlelegend": ListHandler("private", lambda tap: puzzle.legend(tap.context, tap.rest)),
    "puzzleday": ListHandler("private", lambda tap: puzzle.of_the_day(tap.context, tap.rest)),
    "forgetme": ListHandler("panel", lambda tap: personal_data.forget(tap.context)),
    "forgetserver": ListHandler("panel", lambda tap: personal_data.ask_server_again(tap.context)),
    "deleteserver": ListHandler("panel", lambda tap: personal_data.forget_server(tap.context)),
    "lastpick": ListHandler("panel", lambda tap: confirming.answer(tap.context, tap.rest)),
    # also for people who have resigned, and from any channel
    "return": ListHandler(
        "panel", lambda tap: seats.come_back_from_anywhere(tap.context, tap.custom_id.table)
    ),
    "review": ListHandler("panel", lambda tap: review.handle_tap(tap.context, tap.custom_id)),
}
"""The handlers of all other verbs."""


async def handle_component(
    context: InteractionContext,
    control: ComponentHandler | ListHandler,
    custom_id: CustomId,
    value: str,
) -> None:
    """Answers a tap. The picture keeps the layers that were switched on."""
    if isinstance(control, ListHandler):
        await control.handle(Tap(context, custom_id, value))
        return
    context.layers = custom_id.layers
    table = await context.tables.tapped(custom_id.table, looks=control.looks)
    if control.private and table.owner is None:
        raise Refused("outdated")
    table = await practice.brought_back(context, table)
    await control.handle(TableTap(context, custom_id, value, table))


async def outdated(context: InteractionContext) -> None:
    """Answers a control that is outdated or not made by the bot."""
    raise Refused("outdated")
