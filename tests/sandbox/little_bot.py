"""A small discord.py bot with one of everything, to try the sandbox with."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image


def picture(name: str = "board.png") -> discord.File:
    """A small PNG with alt text."""
    buffer = io.BytesIO()
    Image.new("RGB", (40, 30), "#7a3").save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, name, description="A green field")


class Tap(ui.DynamicItem[ui.Button[Any]], template=r"tap:(?P<what>[a-z]+):(?P<count>\d+)"):
    """A button that carries its state and survives restarts."""

    def __init__(self, what: str, count: int = 0) -> None:
        label = f"{what} {count}"
        super().__init__(ui.Button(label=label, custom_id=f"tap:{what}:{count}"))
        self.what, self.count = what, count

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Tap:
        """Rebuild the button from what it carries."""
        return cls(match["what"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Each kind of button answers in its own way."""
        bot: LittleBot = interaction.client  # type: ignore[assignment]
        bot.seen.append(interaction.id)
        match self.what:
            case "more":
                await interaction.response.edit_message(view=board(self.count + 1))
            case "hand":
                view = note("Your hand")
                bot.told = await interaction.response.send_message(view=view, ephemeral=True)
            case "panel":
                view, files = board(self.count + 20), [picture()]
                await interaction.response.send_message(view=view, files=files, ephemeral=True)
            case "ask":
                await interaction.response.send_modal(Asking())
            case "later":
                await interaction.response.defer()
                files = [picture("later.png")]
                view = board(self.count + 10, "later.png")
                await interaction.edit_original_response(view=view, attachments=files)
            case _:
                bot.told = await interaction.response.defer(ephemeral=True, thinking=True)
                bot.loading = (await interaction.original_response()).flags.loading
                await interaction.followup.send(view=note("Slow answer"))


class Choose(ui.Select[Any]):
    """A select of two colours."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label="Red", value="r"), discord.SelectOption(label="Blue")]
        super().__init__(custom_id="choose", placeholder="Colour", options=options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Say what was chosen."""
        await interaction.response.send_message(f"chose {self.values[0]}", ephemeral=True)


class Asking(ui.Modal, title="Tell me"):
    """A dialog with one field."""

    answer = ui.Label(text="Answer", component=ui.TextInput[Any](custom_id="answer", id=8), id=7)


def note(text: str) -> ui.LayoutView:
    """A text and nothing else."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


def board(count: int = 0, file: str = "board.png") -> ui.LayoutView:
    """A container with a picture, buttons of every kind and a select."""
    view = ui.LayoutView(timeout=None)
    row = ui.ActionRow[Any]()
    for what in ("more", "hand", "ask", "later", "slow"):
        row.add_item(Tap(what, count))
    more = ui.ActionRow[Any](Tap("panel", count))
    gallery = ui.MediaGallery[Any](
        discord.MediaGalleryItem(f"attachment://{file}", description="Board")
    )
    choose = ui.ActionRow[Any](Choose())
    text = ui.TextDisplay[Any](f"## Board {count}")
    view.add_item(
        ui.Container[Any](text, gallery, ui.Separator(), row, more, choose, accent_colour=0x77AA33)
    )
    return view


class Names(app_commands.Translator):
    """German and Chinese names for the commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        """One word is enough to see that names arrive."""
        words = {"show": {"de": "zeigen", "zh-CN": "显示"}}
        return words.get(string.message, {}).get(locale.value)


class LittleBot(discord.Client):
    """`/demo show|say|quiet`, and the buttons above."""

    def __init__(self, *, sync: bool = True) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._connection.guild_ready_timeout = 0.05  # type: ignore[attr-defined]
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(demo(self))
        self.sync, self.seen = sync, list[int]()
        self.told: discord.InteractionCallbackResponse[Any] | None = None
        """What Discord has told about the last answer to a button of some kinds."""
        self.loading = False
        """Whether the last slow answer was shown as one that is thought about."""

    async def setup_hook(self) -> None:
        """Register what there is."""
        self.add_dynamic_items(Tap)
        lasting = ui.LayoutView(timeout=None)
        lasting.add_item(ui.ActionRow[Any](Choose()))
        self.add_view(lasting)
        await self.tree.set_translator(Names())
        if self.sync:
            await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Repeats what is sent off in the dialog. That may come before Discord has answered that
        the dialog is shown, and only then would the library know it."""
        if interaction.type is discord.InteractionType.modal_submit:
            data: Any = interaction.data
            said = data["components"][0]["component"]["value"]
            await interaction.response.send_message(f"you said {said}")


def demo(bot: LittleBot) -> app_commands.Group:
    """The command group of the little bot."""
    group = app_commands.Group(name="demo", description="One of everything")

    @group.command(name=app_commands.locale_str("show"), description="Show a board")
    async def show(interaction: discord.Interaction[Any]) -> None:  # pyright: ignore[reportUnusedFunction]
        bot.seen.append(interaction.id)
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(view=board(), attachments=[picture()])

    @group.command(name="say", description="Say it again")
    async def say(  # pyright: ignore[reportUnusedFunction]
        interaction: discord.Interaction[Any], text: str, to: discord.Member | None = None
    ) -> None:
        bot.seen.append(interaction.id)
        name = to.mention if to else "all"
        await interaction.response.send_message(f"{text} to {name} in {interaction.locale}")

    @say.autocomplete("text")
    async def texts(  # pyright: ignore[reportUnusedFunction]
        _interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        words = ("apple", "apricot", "banana")
        return [app_commands.Choice(name=w, value=w) for w in words if w.startswith(current)]

    @group.command(name="read", description="Read a file aloud")
    async def read(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:  # pyright: ignore[reportUnusedFunction]
        content, kept = (await file.read()).decode(), "" if file.ephemeral else ", kept"
        await interaction.response.send_message(f"{file.filename}, {file.size}{kept}: {content}")

    @group.command(name="quiet", description="Never answer")
    async def quiet(interaction: discord.Interaction[Any], seconds: float) -> None:  # pyright: ignore[reportUnusedFunction]
        await asyncio.sleep(seconds)
        bot.seen.append(interaction.id)
        await interaction.response.send_message("too late")

    return group
