"""The world as Discord's JSON: users, members, channels, the server, the application."""

from __future__ import annotations

from sandbox.world import people
from sandbox.world.failures import Json
from sandbox.world.people import Local
from sandbox.world.world import FORUM, PRIVATE_THREAD, VOICE, Channel, World

JOINED = "2026-01-01T00:00:00.000000+00:00"
TIMED_OUT_UNTIL = "2126-01-01T00:00:00.000000+00:00"


def user(person: Local) -> Json:
    """A person's public user object."""
    return _user(person.id, person.username, person.name, "0")


def bot_user() -> Json:
    """The bot's public user object."""
    return _user(people.APPLICATION_ID, "Meeplepost", None, "0000") | {"bot": True}


def _user(user_id: int, username: str, name: str | None, discriminator: str) -> Json:
    return {
        "id": str(user_id),
        "username": username,
        "global_name": name,
        "avatar": None,
        "discriminator": discriminator,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def own_user() -> Json:
    """The bot's user as `users/@me` returns it."""
    private = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
    return bot_user() | private


def _member() -> Json:
    none = ("avatar", "banner", "communication_disabled_until", "nick", "premium_since")
    fields: Json = {"flags": 0, "joined_at": JOINED, "roles": [], "pending": False}
    return {**dict.fromkeys(none), **fields, "mute": False, "deaf": False}


def member(person: Local) -> Json:
    """A person as a member of the server."""
    return _member() | {"user": user(person)}


def bot_member(world: World) -> Json:
    """The bot as a member of the server."""
    ends = TIMED_OUT_UNTIL if world.bot_timed_out else None
    own = {"roles": [str(people.BOT_ROLE_ID)], "communication_disabled_until": ends}
    return _member() | {"user": bot_user()} | own


def any_user(user_id: int) -> Json | None:
    """The user with this id: a person in or outside the server, or the bot; None if there is
    none."""
    if user_id == people.APPLICATION_ID:
        return bot_user()
    if user_id == people.STRANGER.id:
        return user(people.STRANGER)
    person = people.BY_ID.get(user_id)
    return user(person) if person else None


def channel(channel: Channel) -> Json:
    """A channel or a thread."""
    if channel.reader is not None:
        return _direct(channel)
    return _thread(channel) if channel.is_thread else _channel(channel)


def partial_channel(one: Channel) -> Json:
    """A channel or a thread as interactions tell it: without its overwrites."""
    return {key: part for key, part in channel(one).items() if key != "permission_overwrites"}


def _direct(channel: Channel) -> Json:
    """The channel of a person's direct messages. It has no server, and has a name only on the
    page."""
    people_in_it = [any_user(member) for member in channel.members]
    newest = _maybe(channel.last_message_id)
    known: Json = {"id": str(channel.id), "type": channel.type, "flags": 0}
    return known | {"recipients": people_in_it, "last_message_id": newest}


def _of_server(channel: Channel) -> Json:
    """The fields that channels and threads share."""
    return {
        "id": str(channel.id),
        "type": channel.type,
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "flags": 0,
        "rate_limit_per_user": 0,
        "parent_id": _maybe(channel.parent_id),
        "last_message_id": _maybe(channel.last_message_id),
    }


_OF_ITS_TYPE: dict[int, Json] = {
    VOICE: {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1},
    FORUM: {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None},
}


def _channel(channel: Channel) -> Json:
    own: Json = {
        "topic": channel.topic,
        "position": channel.position,
        "nsfw": False,
        "permission_overwrites": _overwrites(channel),
    }
    return _of_server(channel) | own | _OF_ITS_TYPE.get(channel.type, {})


def _overwrites(channel: Channel) -> list[Json]:
    overwrites, me = dict(channel.overwrites), str(people.APPLICATION_ID)
    if denied := channel.bot_denied:
        allow, deny = overwrites.get(me, (0, 0))
        overwrites[me] = [allow & ~denied, deny | denied]
    roles = (str(channel.guild_id),)
    return [
        {"id": key, "type": int(key not in roles), "allow": str(allow), "deny": str(deny)}
        for key, (allow, deny) in overwrites.items()
    ]


def _thread(channel: Channel) -> Json:
    return _of_server(channel) | {
        "owner_id": str(channel.owner_id),
        "message_count": channel.message_count,
        "member_count": 1,
        "total_message_sent": channel.message_count,
        "thread_metadata": _thread_metadata(channel),
    }


def _thread_metadata(channel: Channel) -> Json:
    known = {
        "archived": channel.archived,
        "archive_timestamp": channel.created,
        "auto_archive_duration": channel.archived_after // 60,
        "locked": channel.locked,
        "create_timestamp": channel.created,
    }
    return known | {"invitable": True} if channel.type == PRIVATE_THREAD else known


def _maybe(number: int | None) -> str | None:
    return None if number is None else str(number)


def _role(role_id: int, name: str, permissions: int, position: int) -> Json:
    return {
        "id": str(role_id),
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": position > 0,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def roles(guild_id: int) -> list[Json]:
    """The role @everyone, and the role that was made by the bot's invitation."""
    everyone = _role(guild_id, "@everyone", people.EVERYONE_PERMISSIONS, 0)
    own = _role(people.BOT_ROLE_ID, "Meeplepost", people.BOT_PERMISSIONS, 1)
    own["tags"] = {"bot_id": str(people.APPLICATION_ID)}
    return [everyone, own]


_NOTHING = (
    "icon", "description", "home_header", "splash", "discovery_splash", "banner",
    "application_id", "afk_channel_id", "system_channel_id", "widget_channel_id",
    "vanity_url_code", "rules_channel_id", "safety_alerts_channel_id",
    "public_updates_channel_id", "incidents_data",
)  # fmt: skip


def guild(world: World, guild_id: int) -> Json:
    """A server, as `GET /guilds/ID` returns it."""
    return dict.fromkeys(_NOTHING) | {
        "id": str(guild_id),
        "name": world.servers[guild_id],
        "features": [],
        "owner_id": str(people.OWNER_ID),
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "roles": roles(guild_id),
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": people.GUILD_LOCALE,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: World, guild_id: int) -> Json:
    """A server as the gateway sends it. It has the channels and the active threads that the bot
    sees. Of the members it contains only the bot, which does not ask for a member list."""
    channels = [one for one in world.by_server[guild_id].values() if not world.hides(one)]
    return guild(world, guild_id) | {
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(people.PEOPLE) + 1,
        "voice_states": [],
        "members": [bot_member(world)],
        "channels": [channel(one) for one in channels if not one.is_thread],
        "threads": [channel(one) for one in channels if one.is_thread and not one.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application() -> Json:
    """The bot's application, as `oauth2/applications/@me` returns it."""
    none = ("icon", "type", "interactions_endpoint_url", "role_connections_verification_url")
    zero = ("flags", "approximate_user_install_count", "approximate_user_authorization_count")
    payload: Json = dict.fromkeys((*none, "team"))
    payload |= dict.fromkeys((*zero, "explicit_content_filter"), 0)
    return payload | {
        "id": str(people.APPLICATION_ID),
        "name": "Meeplepost",
        "description": "",
        "summary": "",
        "verify_key": "0" * 64,
        "flags_new": "0",
        "redirect_uris": [],
        "owner": user(people.PEOPLE[0]),
        "approximate_guild_count": 1,
        "eligible_oauth2_scopes": [],
        "bot_public": False,
        "bot_require_code_grant": False,
    }
