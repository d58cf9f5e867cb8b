// Messages and their components as page elements.
import { markdown } from "/page/markdown.js";

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "html") element.innerHTML = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export function avatar(name, colour, small) {
  const circle = h("span", { class: small ? "avatar small" : "avatar", "aria-hidden": true }, [...name][0] || "?");
  circle.style.background = colour;
  return circle;
}

const EPHEMERAL = 64, LOADING = 128, BOT_COLOUR = "#8e9aff";
export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);

const text = (content, world) => h("div", { class: "md", html: markdown(content, world) });
const emoji = ({ emoji: sign }) => {
  if (!sign) return null;
  return sign.id ? h("img", { class: "emoji", src: `/cdn/emojis/${sign.id}.png`, alt: "" }) : h("span", {}, sign.name);
};

function picture(item, hooks) {
  const { media, description, spoiler } = item;
  const image = h("img", { src: media.url, alt: description || "", width: media.width, height: media.height, loading: "lazy" });
  if (spoiler) return h("button", { type: "button", class: "veiled", "aria-label": "Spoiler", onclick: (event) => event.currentTarget.replaceWith(picture({ ...item, spoiler: false }, hooks)) }, image);
  return h("button", { type: "button", title: description ? "Enlarge: " + description.slice(0, 120) : "Enlarge", onclick: () => hooks.enlarge(media.url, description) }, image);
}

function button(part, message, world, hooks) {
  if (part.style === 5) return h("a", { class: "btn", href: /^https?:/.test(part.url) ? part.url : null, target: "_blank", rel: "noreferrer" }, emoji(part), part.label || "", " ↗");
  return h("button", {
    type: "button", class: `btn s${part.style}${hooks.busy(message, part) ? " busy" : ""}`, disabled: part.disabled, "data-id": part.custom_id,
    onclick: () => hooks.press(message, part),
  }, emoji(part), part.label || "");
}

function choose(part, message, world, hooks) {
  const options = part.options || hooks.entities(part.type);
  if (part.max_values > 1) return checks(part, options, message, hooks);
  const select = h("select", { class: "pick", disabled: part.disabled, "aria-label": part.placeholder || "Choose", "data-id": part.custom_id },
    h("option", { value: "", disabled: part.min_values > 0, selected: !options.some((o) => o.default) }, part.placeholder || "Make a selection"),
    ...options.map((o) => h("option", { value: o.value, selected: o.default, title: o.description },
      `${o.emoji && !o.emoji.id ? o.emoji.name + " " : ""}${o.label}${o.description ? " — " + o.description : ""}`)));
  select.addEventListener("change", () => hooks.press(message, part, select.value ? [select.value] : []));
  return select;
}

function checks(part, options, message, hooks) {
  const box = h("div", { class: "checks", "data-id": part.custom_id }, part.placeholder ? h("small", {}, part.placeholder) : null,
    ...options.map((o) => h("label", {}, h("input", { type: "checkbox", value: o.value, checked: o.default, disabled: part.disabled }), h("span", {}, o.label, o.description ? h("small", {}, o.description) : null))));
  const values = () => [...box.querySelectorAll("input:checked")].map((input) => input.value);
  box.append(h("div", { class: "row" }, h("button", { type: "button", class: "btn s1", disabled: part.disabled, onclick: () => hooks.press(message, part, values()) }, "Choose")));
  return box;
}

const PARTS = {
  1: (p, m, w, k) => h("div", { class: "row" }, ...p.components.map((c) => component(c, m, w, k))),
  2: button,
  3: choose, 5: choose, 6: choose, 7: choose, 8: choose,
  9: (p, m, w, k) => h("div", { class: "section" }, h("div", {}, ...p.components.map((c) => component(c, m, w, k))), component(p.accessory, m, w, k)),
  10: (p, m, w) => text(p.content, w),
  11: (p, m, w, k) => h("span", { class: "thumb" }, picture(p, k)),
  12: (p, m, w, k) => h("div", { class: p.items.length > 1 ? "gallery many" : "gallery" }, ...p.items.map((item) => picture(item, k))),
  13: (p) => h("a", { class: "file", href: p.file.url, target: "_blank" }, p.name),
  14: (p) => h("hr", { class: `rule${p.spacing === 2 ? " wide" : ""}${p.divider ? "" : " blank"}` }),
  17: (p, m, w, k) => {
    const box = h("div", { class: "container" }, ...p.components.map((c) => component(c, m, w, k)));
    if (p.accent_color !== null) box.style.borderLeftColor = "#" + p.accent_color.toString(16).padStart(6, "0");
    return box;
  },
};

function component(part, message, world, hooks) {
  const make = PARTS[part.type];
  return make ? make(part, message, world, hooks) : h("p", { class: "foot" }, `(a component of kind ${part.type})`);
}

function embed(one, world) {
  const box = h("div", { class: "embed" },
    one.title ? h("b", {}, one.title) : null, one.description ? text(one.description, world) : null,
    ...(one.fields || []).map((f) => h("div", {}, h("b", {}, f.name), text(f.value, world))),
    one.footer ? h("div", { class: "foot" }, one.footer.text) : null);
  if (one.color) box.style.borderLeftColor = "#" + one.color.toString(16).padStart(6, "0");
  return box;
}

function attachments(message, hooks) {
  return message.attachments.map((a) => (a.width
    ? h("div", { class: "gallery" }, picture({ media: a, description: a.description }, hooks))
    : h("a", { class: "file", href: a.url, target: "_blank" }, a.filename)));
}

function head(message, who, world) {
  const at = new Date(message.timestamp);
  const used = message.interaction;
  return h("div", { class: "head" },
    h("span", { class: "author" }, who.name), message.author.bot ? h("span", { class: "tag" }, "APP") : null,
    h("time", { datetime: message.timestamp, title: at.toLocaleString(world.me.locale) }, at.toLocaleTimeString(world.me.locale, { timeStyle: "short" })),
    used ? h("span", { class: "origin" }, `${used.user.global_name || used.user.username} used `, h("code", {}, "/" + used.name)) : null);
}

export function render(message, before, world, hooks) {
  const person = world.people.find((p) => p.id === message.author.id);
  const who = person ? { name: person.name, colour: person.colour } : { name: message.author.username, colour: BOT_COLOUR };
  const close = before && before.author.id === message.author.id && !message.interaction && isPrivate(before) === isPrivate(message)
    && new Date(message.timestamp) - new Date(before.timestamp) < 300000;
  const version2 = message.flags & 32768;
  const body = h("div", { class: "body" }, close ? null : head(message, who, world));
  if (message.flags & LOADING) body.append(h("div", { class: "thinking" }, `${who.name} is thinking`));
  else {
    if (message.content) body.append(text(message.content, world));
    if (!version2) body.append(...attachments(message, hooks), ...message.embeds.map((e) => embed(e, world)));
    body.append(h("div", { class: "parts" }, ...message.components.map((c) => component(c, message, world, hooks))));
    if (message.edited_timestamp && !version2) body.append(h("span", { class: "edited" }, "(edited)"));
  }
  if (hooks.trouble(message)) body.append(h("div", { class: "foot bad" }, hooks.trouble(message)));
  if (isPrivate(message)) body.append(h("div", { class: "foot" }, "Only you can see this · ", h("button", { type: "button", onclick: () => hooks.dismiss(message) }, "Dismiss message")));
  const mentioned = message.mentions.some((user) => user.id === world.me.id);
  const classes = ["message", close && "close", isPrivate(message) && "private", mentioned && !isPrivate(message) && "mentions"];
  return h("li", { class: classes.filter(Boolean).join(" "), id: "m" + message.id, tabindex: "-1" }, avatar(who.name, who.colour), body);
}
