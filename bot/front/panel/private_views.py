"""What is peculiar to private tables: what their messages offer beside the panel."""

from __future__ import annotations

import discord
from discord import ui

from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows, text
from bot.front.shown.presenter import TablePresenter


def private_title(presenter: TablePresenter) -> str:
    """The game, and that it is practised."""
    return presenter.say("practise-title", game=presenter.title())


def private_ways(presenter: TablePresenter, decided: bool) -> list[ui.Button[MessageView]]:
    """Below a fresh panel: taking back once something was `decided`, looking, and the end."""
    table = presenter.table.id
    found = [
        _look_back(presenter, "button-history", "history"),
        button(presenter.say("button-left"), CustomId("left", table)),
        button(presenter.say("button-end-practise"), CustomId("giveup", table)),
    ]
    revision = str(presenter.table.revision)
    back = button(presenter.say("button-take-back"), CustomId("takeback", table, revision))
    return [back, *found] if decided else found


def thinking(presenter: TablePresenter) -> MessageView:
    """While the computer players decide."""
    who = presenter.prose.seats(s for s, holder in enumerate(presenter.table.seats) if holder.acts)
    told = [private_title(presenter), presenter.say("practise-thinking", names=who)]
    return MessageView(text("\n".join(told)), *rows([_go_on(presenter)]))


def asked_to_replace(presenter: TablePresenter, game: str, words: str) -> MessageView:
    """Whether a new game is to take the place of the running one; `words` say which."""
    told = presenter.say("practise-replace", old=presenter.title(), game=game)
    label = presenter.say("button-practise-anew", game=game)
    anew = button(label, CustomId("anew", presenter.table.id, words), discord.ButtonStyle.danger)
    return MessageView(text(told), *rows([_go_on(presenter), anew]))


def asked_to_end(presenter: TablePresenter) -> MessageView:
    """Whether the game is really to end."""
    yes = CustomId("giveup", presenter.table.id, "yes")
    label = presenter.say("button-end-practise")
    ways = [_go_on(presenter), button(label, yes, discord.ButtonStyle.danger)]
    return MessageView(text(presenter.say("practise-end-sure")), *rows(ways))


def ways_after(presenter: TablePresenter) -> list[ui.ActionRow[MessageView]]:
    """Below the result: another game, and looking back."""
    table = presenter.table.id
    again = button(
        presenter.say("button-again"), CustomId("again", table), discord.ButtonStyle.primary
    )
    if presenter.table.state is None:
        return rows([again])
    looks = [("button-history", "history"), ("button-log", "log")]
    if presenter.table.status == "finished":
        looks.append(("button-review", "review"))
    return rows([again, *(_look_back(presenter, key, what) for key, what in looks)])


def _go_on(presenter: TablePresenter) -> ui.Button[MessageView]:
    custom_id = CustomId("practise", presenter.table.id)
    return button(presenter.say("button-go-on"), custom_id, discord.ButtonStyle.primary)


def _look_back(presenter: TablePresenter, key: str, what: str) -> ui.Button[MessageView]:
    return button(presenter.say(key), CustomId("past", presenter.table.id, what))
