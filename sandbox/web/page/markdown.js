// Discord's markdown as HTML. Everything is escaped first; only what is built here becomes markup.
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escape = (text) => text.replace(/[&<>"]/g, (c) => ESCAPES[c]);

const RELATIVE = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

function stamp(seconds, style, { me: { locale }, ahead }) {
  const date = new Date(seconds * 1000);
  if (isNaN(date)) return "";
  let said = date.toLocaleString(locale, STYLES[style] || STYLES.f);
  if (style === "R") {
    const away = Math.round((date - Date.now()) / 1000 - (ahead || 0));
    const [unit, size] = RELATIVE.find(([, s]) => Math.abs(away) >= s) || ["second", 1];
    said = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
  }
  return `<span class="stamp" title="${escape(date.toLocaleString(locale))}">${escape(said)}</span>`;
}

function mention(kind, id, world) {
  if (kind === "#") {
    const channel = world.channels.find((c) => c.id === id);
    return `<span class="at">#${escape(channel ? channel.name : "deleted-channel")}</span>`;
  }
  const person = world.people.find((p) => p.id === id) || (world.bot.id === id ? { name: world.bot.username } : null);
  return `<span class="at${id === world.me.id ? " me" : ""}">@${escape(person ? person.name : "unknown-user")}</span>`;
}

// A command by the names that this reader's client shows.
function called(path, id, { commands, me: { locale } }) {
  let at = commands.find((c) => c.id === id);
  const said = path.split(" ").map((word, i) => {
    if (i) at = at && (at.options || []).find((o) => o.name === word);
    return (at && at.name_localizations && at.name_localizations[locale]) || word;
  });
  return `<span class="at">/${escape(said.join(" "))}</span>`;
}

// Inline marks, on text that is already escaped; pieces that must not be touched again are set aside.
function inline(text, world) {
  const aside = [];
  const keep = (html) => `\u0000${aside.push(html) - 1}\u0000`;
  let out = text
    .replace(/\\([^0-9A-Za-z\s])|(`+)([\s\S]*?[^`])\2(?!`)/g, (_, c, __, code) => keep(c || `<code>${code}</code>`))
    .replace(/&lt;t:(-?\d+)(?::([tTdDfFR]))?&gt;/g, (_, s, style) => keep(stamp(Number(s), style, world)))
    .replace(/&lt;(@!?|#)(\d+)&gt;/g, (_, kind, id) => keep(mention(kind[0], id, world)))
    .replace(/&lt;\/([^:&]+):(\d+)&gt;/g, (_, path, id) => keep(called(path, id, world)))
    .replace(/&lt;a?(:\w+:)(\d+)&gt;/g, (_, name, id) => keep(`<img class="emoji" src="/cdn/emojis/${id}.png" alt="${name}">`))
    .replace(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, (_, said, url) => `${keep(`<a href="${url}" target="_blank" rel="noreferrer">`)}${said}${keep("</a>")}`)
    .replace(/https?:\/\/[^\s\u0000]+/g, (url) => keep(`<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`));
  out = out
    .replace(/\*\*\*([\s\S]+?)\*\*\*/g, "<b><i>$1</i></b>")
    .replace(/\*\*([\s\S]+?)\*\*/g, "<b>$1</b>")
    .replace(/__([\s\S]+?)__/g, "<u>$1</u>")
    .replace(/\*(?!\s)([^*]+?)\*/g, "<i>$1</i>")
    .replace(/(^|[^\p{L}\p{N}_])_([^_\n]+?)_(?![\p{L}\p{N}_])/gu, "$1<i>$2</i>")
    .replace(/~~([\s\S]+?)~~/g, "<s>$1</s>")
    .replace(/\|\|([\s\S]+?)\|\|/g, '<span class="spoiler" role="button" tabindex="0" aria-label="Spoiler">$1</span>');
  for (let again = 0; again < 3; again++) out = out.replace(/\u0000(\d+)\u0000/g, (_, n) => aside[n]);
  return out;
}

const LINES = [
  [/^(#{1,3}) +(.*)$/, (m, put, level) => `<h${m[1].length + 1} aria-level="${level(m[1].length + 1)}">${put(m[2])}</h${m[1].length + 1}>`],
  [/^-# +(.*)$/, (m, put) => `<p class="subtext">${put(m[1])}</p>`],
];
const LISTS = [["ul", /^\s*[-*] +(.*)$/], ["ol", /^\s*\d+\. +(.*)$/], ["blockquote", /^&gt; ?(.*)$/]];

// Items of one list or quotation. An ordered list begins at its first number, and an item whose number
// is not the next one keeps its own.
function listed(tag, lines, put) {
  if (tag === "blockquote") return `<blockquote>${lines.map(put).join("<br>")}</blockquote>`;
  if (tag === "ul") return `<ul>${lines.map((line) => `<li>${put(line)}</li>`).join("")}</ul>`;
  const numbers = lines.map((line) => parseInt(line, 10));
  const own = (i) => (i && numbers[i] !== numbers[i - 1] + 1 ? ` value="${numbers[i]}"` : "");
  return `<ol start="${numbers[0]}">${lines.map((line, i) => `<li${own(i)}>${put(line)}</li>`).join("")}</ol>`;
}

function block(text, world) {
  const put = (line) => inline(line, world);
  let last = 1; // the page's own heading; a level is never left out, whatever size is chosen first
  const level = (size) => (last = Math.min(size, last + 1));
  const done = [];
  const lines = text.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const special = LINES.map(([shape, make]) => [lines[i].match(shape), make]).find(([m]) => m);
    const list = LISTS.find(([, shape]) => shape.test(lines[i]));
    if (special) done.push(special[1](special[0], put, level));
    else if (list) {
      const first = i;
      while (i + 1 < lines.length && list[1].test(lines[i + 1])) i++;
      done.push(listed(list[0], lines.slice(first, i + 1), (line) => put(line.match(list[1])[1])));
    } else {
      const start = i;
      while (i + 1 < lines.length && !LINES.some(([s]) => s.test(lines[i + 1])) && !LISTS.some(([, s]) => s.test(lines[i + 1]))) i++;
      const part = lines.slice(start, i + 1).join("\n");
      if (part.trim()) done.push(`<p>${put(part).replace(/\n/g, "<br>")}</p>`);
    }
  }
  return done.join("");
}

export function markdown(text, world) {
  const parts = escape(text).split(/```(?:[\w+-]*\n)?([\s\S]*?)```/);
  return parts.map((part, i) => (i % 2 ? `<pre><code>${part.replace(/\n$/, "")}</code></pre>` : block(part, world))).join("");
}
