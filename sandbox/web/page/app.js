// The page: who I am, which channel I look at, and the news as they come.
import { avatar, h, isPrivate, render } from "/page/render.js";
import { Composer } from "/page/composer.js";
import { openModal } from "/page/dialogs.js";
import { refill, restore, spot } from "/page/focus.js";
import { watch, whenFree, whileWaiting } from "/page/held.js";

const $ = (id) => document.getElementById(id);
const world = { me: null, people: [], bot: {}, channels: [], commands: [] };
const messages = new Map();
const acts = new Map();
const early = new Map(); // outcomes that were told before the act's own request was answered
const trouble = new Map();
const DIRECT = 1;
let here = null, stream = null, misses = {};

const AWAY = "The connection to the sandbox is lost.";
class Away extends Error {}

export async function ask(name, args) {
  const response = await fetch(`/sandbox/api/${name}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(args),
  }).catch(() => { throw new Away(AWAY); });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const asMe = (name, args = {}) => ask(name, { user: world.me.id, ...args });

export function toast(said, { bad = false, act = null } = {}) {
  const box = h(act ? "button" : "div", { class: bad ? "toast bad" : "toast", type: act ? "button" : null, onclick: act ? () => { box.remove(); act(); } : null }, said);
  keepBottom(() => $("toasts").append(box)); // above the messages, not on them
  setTimeout(() => keepBottom(() => box.remove()), act ? 9000 : 5000);
}

// --- acting ---------------------------------------------------------------
async function begin(kind, args, about) {
  try {
    const { id } = await asMe("act", { kind, channel: here, ...args });
    acts.set(id, about);
    setTimeout(() => { const known = early.get(id); early.delete(id); if (known) outcome(known); });
    return id;
  } catch (error) {
    toast(error.message, { bad: true });
    return null;
  }
}

const busy = new Set();
const hooks = {
  busy: (message, part) => busy.has(message.id + part.custom_id),
  trouble: (message) => trouble.get(message.id),
  entities: (type) => (type === 8 ? world.channels.map((c) => ({ label: "#" + c.name, value: c.id })) : world.people.map((p) => ({ label: p.name, value: p.id }))),
  enlarge(url, description) {
    const viewer = $("viewer");
    viewer.querySelector("img").src = url;
    viewer.querySelector("img").alt = description || "";
    viewer.querySelector("figcaption").textContent = description || "";
    viewer.showModal();
  },
  async press(message, part, values) {
    const key = message.id + part.custom_id;
    if (busy.has(key)) return;
    busy.add(key);
    trouble.delete(message.id);
    redraw(message.id);
    const id = await begin("component", { message: message.id, custom_id: part.custom_id, values }, { key, message: message.id });
    if (id === null) { busy.delete(key); redraw(message.id); }
  },
  dismiss: (message) => asMe("dismiss", { message: message.id }).catch((error) => toast(error.message, { bad: true })),
};

const composer = new Composer(world, {
  say: (content) => asMe("say", { channel: here, content }).catch((error) => { toast(error.message, { bad: true }); return null; }),
  command: async (command, options) => {
    const id = await begin("command", { command, options }, { command });
    if (id !== null) waiting(`Sending /${command} …`);
    return id !== null;
  },
  suggest: async (command, options, focused) => {
    const { id } = await asMe("act", { kind: "command", channel: here, command, options, focused });
    return (await ask("wait", { id, patience: 4 })).choices || [];
  },
});

function waiting(said, bad = false) {
  $("waiting").textContent = said || "";
  $("waiting").hidden = !said;
  $("waiting").classList.toggle("bad", bad);
}

function outcome(event) {
  const about = acts.get(event.id);
  if (!about) early.set(event.id, event);
  if (early.size > 50) early.delete(early.keys().next().value);
  if (!about || event.state === "waiting") return;
  if (about.command && event.state !== "failed") waiting("");
  if (event.state === "failed") failed(about);
  if (about.key && (event.state !== "deferred" || event.answer === 6)) { busy.delete(about.key); redraw(about.message); }
  if (event.answer === 9 && event.modal) openModal(event.modal, (values) => begin("submit", { interaction: event.id, values }, { command: event.modal.title }));
  if (event.state !== "deferred") acts.delete(event.id);
}

function failed(about) {
  if (about.command) return waiting(`The application did not respond to /${about.command}.`, true);
  trouble.set(about.message, "This interaction failed: the application did not respond.");
  redraw(about.message);
}

// --- drawing --------------------------------------------------------------
function list() { return messages.get(here) || []; }

function redraw(id) {
  const all = list(), index = all.findIndex((m) => m.id === id);
  const old = $("m" + id);
  if (index < 0 || !old) return;
  const before = spot(old), fresh = render(all[index], all[index - 1], world, hooks);
  keepBottom(() => old.replaceWith(fresh));
  if (before) restore(fresh, before);
  if (lost) disable();
}

// The control used last, for when a dialog closes above a message that was drawn anew.
let used = null;
function remember() {
  const box = document.activeElement.closest?.(".message");
  if (box) used = { message: box.id, ...spot(box) };
}
function recall() {
  const box = used && $(used.message);
  const at = document.activeElement, nowhere = at === document.body || at.closest("dialog:not([open])");
  if (box && nowhere) restore(box, used);
}

// A message goes; the keyboard, if it is there, passes to its neighbour.
function remove(box) {
  const next = box.contains(document.activeElement) && (box.previousElementSibling || box.nextElementSibling || $("text"));
  box.remove();
  if (next) next.focus({ preventScroll: true });
}

function atEnd() {
  const box = $("messages");
  return box.scrollHeight - box.scrollTop - box.clientHeight < 160;
}

function toEnd() {
  $("messages").scrollTop = $("messages").scrollHeight;
  $("newer").hidden = true;
}

function keepBottom(change) {
  const stay = atEnd();
  change();
  if (stay) toEnd();
}

function drawMessages() {
  const all = list(), channel = world.channels.find((c) => c.id === here);
  $("messages").replaceChildren(...all.map((m, i) => render(m, all[i - 1], world, hooks)));
  if (!all.length) $("messages").append(h("li", { class: "empty" }, h("strong", {}, `Welcome to #${channel ? channel.name : ""}`), (channel && channel.topic) || "Nothing here yet. Type / to see the commands."));
  toEnd();
  recall();
  if (lost) disable();
}

const lastRead = (channel) => localStorage.getItem(`read:${world.me.id}:${channel}`) || "0";
function markRead() {
  const all = list().filter((m) => !isPrivate(m));
  if (all.length) localStorage.setItem(`read:${world.me.id}:${here}`, all[all.length - 1].id);
  delete misses[world.me.id + here];
}
const newer = (a, b) => a.length > b.length || (a.length === b.length && a > b);

function drawSide() {
  const roots = world.channels.filter((c) => !c.parent_id);
  const rows = roots.flatMap((c) => [c, ...world.channels.filter((t) => t.parent_id === c.id && !t.thread_metadata.archived)]);
  refill($("channels"), ...rows.map((c) => {
    const unread = c.id !== here && c.last_message_id && newer(c.last_message_id, lastRead(c.id));
    const count = misses[world.me.id + c.id];
    return h("button", { type: "button", class: `channel${c.parent_id ? " thread" : ""}${c.id === here ? " here" : ""}${unread ? " unread" : ""}`, "data-channel": c.name, "aria-current": c.id === here ? "page" : null, onclick: () => { go(world.me, c); menu(false); } },
      h("span", { class: "hash" }, c.parent_id ? "↳" : c.type === DIRECT ? "@" : "#"), h("span", { class: "name" }, c.name),
      count ? h("span", { class: "badge", title: "You are mentioned" }, count) : unread ? h("span", { class: "dot", title: "Unread" }) : null);
  }));
  refill($("who"), h("h2", {}, "You are"), ...world.people.map((p) => {
    const count = Object.entries(misses).filter(([key]) => key.startsWith(p.id)).reduce((sum, [, n]) => sum + n, 0);
    return h("button", { type: "button", class: p.id === world.me.id ? "person me" : "person", "data-person": p.username, "aria-pressed": p.id === world.me.id, onclick: () => { go(p, null); menu(false); } },
      avatar(p.name, p.colour, true), p.name, p.manages ? h("span", { class: "owner", title: "Owns the server, may manage channels" }, "owner") : null, count && p.id !== world.me.id ? h("span", { class: "badge", title: "Mentioned" }, count) : null, h("small", {}, p.locale));
  }));
  $("online").textContent = world.bot.online ? "bot online" : "bot offline";
  $("online").classList.toggle("on", Boolean(world.bot.online));
  $("me-button").replaceChildren(avatar(world.me.name, world.me.colour, true));
  if (lost) disable(); // what was asked before is answered late
}

const LATER = [["1 h", 3600], ["12 h", 43200], ["1 day", 86400], ["1 week", 604800]];
function drawClock() {
  const now = new Date(Date.now() + (world.ahead || 0) * 1000);
  $("now").dateTime = now.toISOString();
  $("now").textContent = now.toLocaleString(world.me.locale, { dateStyle: "medium", timeStyle: "short" });
}
$("ahead").replaceChildren(...LATER.map(([name, seconds]) =>
  h("button", { type: "button", class: "plain", title: `Pretend that ${name} has passed`, onclick: () => ask("advance", { seconds }).catch((error) => toast(error.message, { bad: true })) }, "+ " + name)));
setInterval(() => world.me && drawClock(), 20000);

function drawTop() {
  const channel = world.channels.find((c) => c.id === here) || { name: "", topic: "" };
  $("guild-name").textContent = world.guild.name;
  $("channel-name").textContent = channel.name;
  $("topic").textContent = channel.topic || "";
  $("add-thread").hidden = Boolean(channel.parent_id) || channel.type === DIRECT;
  $("text").placeholder = innerWidth < 500 ? `#${channel.name}: / for commands` : `Message #${channel.name} as ${world.me.name}, or / for a command`;
  document.title = `#${channel.name} · ${world.me.name} · Meeplepost sandbox`;
}

// --- news -----------------------------------------------------------------
const NEWS = {
  message({ message }) {
    const channel = world.channels.find((c) => c.id === message.channel_id);
    if (channel && !isPrivate(message)) channel.last_message_id = message.id;
    const all = messages.get(message.channel_id);
    if (all?.some((m) => m.id === message.id)) return; // it was read meanwhile
    all?.push(message);
    if (message.channel_id === here && all) {
      $("newer").hidden = atEnd();
      keepBottom(() => {
        document.querySelector("#messages .empty")?.remove();
        $("messages").append(render(message, all[all.length - 2], world, hooks));
      });
      if (document.visibilityState === "visible") markRead();
    }
    mentions(message, channel);
    drawSide();
  },
  message_update({ message }) {
    const all = messages.get(message.channel_id), index = all ? all.findIndex((m) => m.id === message.id) : -1;
    if (index < 0) return;
    all[index] = message;
    if (message.channel_id === here) redraw(message.id);
  },
  message_delete({ id, channel_id }) {
    const all = messages.get(channel_id) || [], index = all.findIndex((m) => m.id === id);
    if (index >= 0) all.splice(index, 1);
    const box = channel_id === here && $("m" + id);
    if (box) remove(box);
  },
  channel({ channel }) {
    const index = world.channels.findIndex((c) => c.id === channel.id);
    if (index < 0) world.channels.push(channel); else world.channels[index] = channel;
    drawSide();
  },
  channel_delete({ id }) {
    world.channels = world.channels.filter((c) => c.id !== id && c.parent_id !== id);
    if (!world.channels.some((c) => c.id === here)) go(world.me, world.channels[0]);
    drawSide();
  },
  commands: () => asMe("look").then(({ commands }) => { world.commands = commands; composer.offerAnew(); }).catch(() => {}),
  bot({ online }) { world.bot.online = online; drawSide(); },
  clock({ ahead }) { world.ahead = ahead; drawClock(); if (here) drawMessages(); },
  interaction: outcome,
};

function mentions(message, channel) {
  const toMe = channel && channel.type === DIRECT && message.author.id !== world.me.id ? [world.me] : [];
  for (const user of toMe.length ? toMe : message.mentions) {
    const person = world.people.find((p) => p.id === user.id);
    if (!person || (person.id === world.me.id && message.channel_id === here)) continue;
    const key = person.id + message.channel_id;
    misses[key] = (misses[key] || 0) + 1;
    const name = person.id === world.me.id ? "You are" : `${person.name} is`;
    toast(`${name} ${toMe.length ? "told directly" : `mentioned in #${channel ? channel.name : "?"}`}. Go there${person.id === world.me.id ? "" : ` as ${person.name}`} →`, { act: () => go(person, channel) });
  }
}

const PATIENCE = 3000; // milliseconds
// Resolves with the first news: from then on none are missed.
function listen() {
  if (stream) stream.close();
  const current = stream = new EventSource(`/sandbox/news?user=${world.me.id}`);
  stream.onerror = away;
  stream.onopen = () => { if (lost) back(); };
  return new Promise((heard) => {
    stream.onmessage = (event) => {
      const news = JSON.parse(event.data);
      heard();
      whenFree(() => current === stream && NEWS[news.kind]?.(news));
    };
    setTimeout(heard, PATIENCE);
  });
}

// --- the server goes and comes ----------------------------------------------
const NEEDS_SERVER = "#side button, #add-thread, #send, #messages button.btn, #messages select, #messages input, #messages .foot button, #dialog button[type=submit]";
let lost = false;

function disable() {
  $("online").textContent = "sandbox away";
  $("online").classList.remove("on");
  for (const control of document.querySelectorAll(NEEDS_SERVER)) {
    if (!control.disabled) control.dataset.away = "";
    control.disabled = true;
  }
}

// A browser tries a broken stream again by itself, but not one that was answered wrongly.
function away() {
  if (stream && stream.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
  if (lost) return;
  lost = true;
  $("lost").textContent = `${AWAY} Is the sandbox still running? This page tries again every second and keeps what you have typed.`;
  $("lost").hidden = false;
  disable();
}

async function back() {
  lost = false;
  $("lost").hidden = true;
  for (const control of document.querySelectorAll("[data-away]")) {
    control.disabled = false;
    delete control.dataset.away;
  }
  busy.clear();
  acts.clear();
  await enter();
}

// --- going places -----------------------------------------------------------
function go(person, channel) {
  const name = channel ? channel.name : (world.channels.find((c) => c.id === here) || {}).name || "table";
  const hash = `#${person.username}/${encodeURIComponent(name)}`;
  if (location.hash === hash) enter(); else location.hash = hash;
}

// What is typed stays, unless the place is another one than before.
async function enter() {
  await whileWaiting(arrive).catch((error) => (error instanceof Away && stream ? away() : toast(error.message, { bad: true })));
}

async function arrive() {
  const [user, name] = decodeURIComponent(location.hash.slice(1)).split("/");
  const before = world.me && world.me.id, left = here;
  Object.assign(world, await ask("look", { user: user || "anna" }).catch(() => ask("look", { user: "anna" })));
  if (before !== world.me.id) {
    messages.clear(); busy.clear(); trouble.clear(); used = null;
    await listen();
    Object.assign(world, await asMe("look")); // what changed before news were heard
  }
  const channel = world.channels.find((c) => c.name === name) || world.channels[0];
  here = channel.id;
  world.here = channel;
  messages.set(here, await asMe("read", { channel: here }));
  waiting("");
  if (before && (before !== world.me.id || left !== here)) composer.reset(); else composer.offerAnew();
  drawClock();
  drawTop();
  drawMessages();
  markRead();
  drawSide();
  showWanted();
}

function menu(open) {
  $("side").classList.toggle("open", open);
  $("shade").hidden = !open;
  $("menu").setAttribute("aria-expanded", String(open));
}

$("menu").onclick = () => menu(true);
$("me-button").onclick = () => menu(true);
$("shade").onclick = () => menu(false);
$("viewer").onclick = () => $("viewer").close();
watch($("messages"));
$("newer").onclick = () => { toEnd(); $("text").focus(); };
$("messages").addEventListener("scroll", () => { if (atEnd()) $("newer").hidden = true; });
$("messages").addEventListener("focusin", remember);
$("messages").addEventListener("focusout", (event) => { if (event.relatedTarget && !event.relatedTarget.closest("dialog")) used = null; });
for (const dialog of [$("dialog"), $("viewer")]) dialog.addEventListener("close", recall);
function uncover(event) {
  const hidden = event.target.closest(".spoiler:not(.open)");
  if (!hidden || (event.key && event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  hidden.classList.add("open");
  for (const name of ["role", "aria-label"]) hidden.removeAttribute(name);
}
$("messages").addEventListener("click", uncover);
$("messages").addEventListener("keydown", uncover);
// A link to a message leads there without leaving the page.
addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  const [channelId, messageId] = link ? new URL(link.href).pathname.split("/").slice(3) : [];
  const channel = world.channels.find((c) => c.id === channelId);
  if (!channel) return;
  event.preventDefault();
  wanted = messageId;
  if (channel.id === here) showWanted(); else go(world.me, channel);
});
let wanted = null;
function showWanted() {
  if (wanted) $("m" + wanted)?.scrollIntoView({ block: "center" });
  wanted = null;
}

const fresh = async (parent) => {
  const name = prompt(parent ? "Name of the thread" : "Name of the channel");
  if (!name) return;
  const channel = await ask("new_channel", { name: parent ? name : name.toLowerCase().replace(/\s+/g, "-"), parent })
    .catch((error) => toast(error.message, { bad: true }));
  if (!channel) return;
  if (!world.channels.some((c) => c.id === channel.id)) world.channels.push(channel);
  go(world.me, channel);
};
$("add-channel").onclick = () => fresh(null);
$("add-thread").onclick = () => fresh(here);
addEventListener("hashchange", enter);
addEventListener("keydown", (event) => event.key === "Escape" && menu(false));
enter();
