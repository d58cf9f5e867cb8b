"""Which function carries out each type of request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from bot.matches.deeds import (
    drafting,
    following,
    hints,
    hosting,
    importing,
    invitations,
    lobby,
    opening,
    personal_data,
    practice,
    proposals,
    rematch,
    setting_back,
    turns,
    undo,
)
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table import requests
from bot.matches.table.requests import Answer, Request
from bot.matches.timed import clocks, housekeeping, reminders

R = TypeVar("R", bound=Request)
Handler: TypeAlias = Callable[[UnitOfWork, Any], Answer]


def _handled(
    kind: type[R], handler: Callable[[UnitOfWork, R], Answer]
) -> tuple[type[Request], Handler]:
    """A type of request with its handler. They must fit together, which a mapping does not say."""
    return kind, handler


HANDLERS: Mapping[type[Request], Handler] = dict(
    (
        _handled(requests.Open, lobby.open_table),
        _handled(requests.Practise, practice.practise),
        _handled(requests.ShowLobby, opening.show_lobby),
        _handled(requests.Join, lobby.join),
        _handled(requests.Leave, lobby.leave),
        _handled(requests.AddComputer, lobby.add_computer),
        _handled(requests.RemoveComputer, lobby.remove_computer),
        _handled(requests.ChooseOption, lobby.choose_option),
        _handled(requests.ChooseLocale, lobby.choose_locale),
        _handled(requests.ChooseReminders, reminders.choose_reminders),
        _handled(requests.ChooseClock, clocks.choose_clock),
        _handled(requests.RunOut, clocks.run_out),
        _handled(requests.HolidayChanged, clocks.holiday_changed),
        _handled(requests.Propose, proposals.propose),
        _handled(requests.AnswerProposal, proposals.answer),
        _handled(requests.Resume, proposals.resume),
        _handled(requests.Withdraw, proposals.withdraw),
        _handled(requests.AllowHints, hints.allow_hints),
        _handled(requests.AskHint, hints.ask_hint),
        _handled(requests.StartWith, lobby.start_with),
        _handled(requests.Start, lobby.start),
        _handled(requests.Close, lobby.close),
        _handled(requests.Move, hosting.move),
        _handled(requests.Choose, turns.choose),
        _handled(requests.Back, turns.back),
        _handled(requests.Confirm, turns.confirm),
        _handled(requests.KeepLine, drafting.keep_line),
        _handled(requests.PlanAnswer, drafting.plan_answer),
        _handled(requests.LayPlan, drafting.lay_plan),
        _handled(requests.Forget, drafting.forget),
        _handled(requests.Resign, turns.resign),
        _handled(requests.ComputerTurn, turns.computer_turn),
        _handled(requests.AskUndo, undo.ask),
        _handled(requests.AnswerUndo, undo.answer),
        _handled(requests.Watch, following.watch),
        _handled(requests.Unwatch, following.unwatch),
        _handled(requests.AnswerFollow, following.answer_follow),
        _handled(requests.EndFollow, following.end_follow),
        _handled(requests.AllowFollowers, following.allow_followers),
        _handled(requests.Remind, reminders.remind),
        _handled(requests.RemindersChanged, reminders.reminders_changed),
        _handled(requests.Delete, housekeeping.delete),
        _handled(requests.ForgetPerson, personal_data.forget_person),
        _handled(requests.TellHoliday, clocks.tell_holiday),
        _handled(requests.Tidy, housekeeping.tidy),
        _handled(requests.FindChannel, housekeeping.find_channel),
        _handled(requests.Stay, housekeeping.stay),
        _handled(requests.Restore, housekeeping.restore),
        _handled(requests.SetBack, setting_back.set_back),
        _handled(requests.RemoveHolder, hosting.remove_holder),
        _handled(requests.PassHost, hosting.pass_host),
        _handled(requests.Invite, invitations.invite),
        _handled(requests.GiveSeat, invitations.give_seat),
        _handled(requests.TakeSeat, invitations.take_seat),
        _handled(requests.AnswerInvitation, invitations.answer),
        _handled(requests.Rematch, rematch.rematch),
        _handled(requests.ImportGame, importing.import_game),
    )
)
"""The handler of each type of request."""
