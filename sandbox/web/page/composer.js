// The line at the bottom: ordinary messages, and slash commands with fields, choices and autocomplete.
import { h } from "/page/render.js";

const $ = (id) => document.getElementById(id);
const SUB = 1, GROUP = 2, BOOLEAN = 5, USER = 6, CHANNEL = 7, ATTACHMENT = 11;

const local = (part, key, locale) => (part[`${key}_localizations`] || {})[locale] || part[key];

// Every command a person can send: its words (real and localised) and its options.
function leaves(commands, locale) {
  const found = [];
  const walk = (part, words, said, path) => {
    const inner = (part.options || []).filter((o) => o.type === SUB || o.type === GROUP);
    const here = [...words, part.name], told = [...said, local(part, "name", locale)];
    if (inner.length) inner.forEach((o) => walk(o, here, told, path));
    else found.push({ path: here.join(" "), said: told.join(" "), description: local(part, "description", locale), options: part.options || [] });
  };
  commands.filter((c) => c.type === 1).forEach((c) => walk(c, [], [], ""));
  return found.sort((a, b) => a.said.localeCompare(b.said, locale));
}

export class Composer {
  constructor(world, send) {
    Object.assign(this, { world, send, leaf: null, values: {}, field: null, hints: [], chosen: -1, turn: 0 });
    $("line").addEventListener("submit", (event) => { event.preventDefault(); this.enter(); });
    $("text").addEventListener("input", () => this.typed());
    $("text").addEventListener("keydown", (event) => this.key(event));
    $("text").addEventListener("focus", () => this.typed());
    $("text").addEventListener("blur", () => setTimeout(() => { if (document.activeElement !== $("text")) this.show([]); }, 180));
  }

  get locale() { return this.world.me.locale; }
  get input() { return $("text").value; }
  set input(value) { $("text").value = value; }

  reset() {
    Object.assign(this, { leaf: null, values: {}, field: null });
    this.input = "";
    this.show([]);
    this.draw();
  }

  key(event) {
    const keys = {
      ArrowDown: () => this.move(1), ArrowUp: () => this.move(-1), Escape: () => (this.hints.length ? this.show([]) : this.reset()),
      Tab: () => (this.chosen >= 0 || this.hints.length ? this.take(this.hints[Math.max(0, this.chosen)]) : this.next()),
      Backspace: () => this.back(),
    };
    const known = keys[event.key];
    if (!known) return;
    if (event.key === "Backspace" && this.input) return;
    if (event.key === "Tab" && !this.leaf && !this.hints.length) return;
    if (event.key.startsWith("Arrow") && !this.hints.length) return;
    event.preventDefault();
    known();
  }

  move(step) {
    this.chosen = (this.chosen + step + this.hints.length) % this.hints.length;
    this.drawHints();
  }

  back() {
    if (!this.leaf) return;
    const filled = this.leaf.options.filter((o) => this.values[o.name]);
    if (!filled.length) return this.reset();
    const last = filled[filled.length - 1];
    this.input = last.type === ATTACHMENT ? "" : String(this.values[last.name].said);
    delete this.values[last.name];
    this.field = last;
    this.draw();
    this.typed();
  }

  // --- what is typed ------------------------------------------------------
  // One has arrived, or commands have come, perhaps the first ones, while one was being typed.
  offerAnew() {
    if (!this.leaf && document.activeElement === $("text")) this.typed();
  }

  typed() {
    if (this.leaf) return this.typedField();
    if (!this.input.startsWith("/") || !this.world.here) return this.show([]); // not there yet: see offerAnew
    const typed = this.input.slice(1).toLowerCase().trimStart();
    const direct = this.world.here && this.world.here.type === 1;
    const offered = this.world.commands.filter((c) => (direct || c.usable) && !(direct && c.guild_id) && (!c.contexts || c.contexts.includes(direct ? 1 : 0)));
    const all = leaves(offered, this.locale);
    const exact = all.filter((l) => typed.startsWith(l.path + " ") || typed.startsWith(l.said + " ")).sort((a, b) => b.path.length - a.path.length)[0];
    if (exact) {
      const used = typed.startsWith(exact.path + " ") ? exact.path : exact.said;
      return this.open(exact, this.input.slice(1).trimStart().slice(used.length + 1));
    }
    const fits = all.filter((l) => l.said.startsWith(typed) || l.path.startsWith(typed));
    const loose = all.filter((l) => !fits.includes(l) && (l.said.includes(typed) || l.description.toLowerCase().includes(typed)));
    this.show([...fits, ...loose].map((l) => ({ name: "/" + l.said, about: l.description, take: () => this.open(l, "") })), "Commands", 0);
  }

  open(leaf, rest) {
    Object.assign(this, { leaf, values: {}, field: null });
    this.input = rest;
    this.next();
    $("text").focus();
  }

  // The next option to fill: a missing required one, else none (optional ones are offered as hints).
  next() {
    if (!this.leaf) return;
    this.field = this.leaf.options.find((o) => o.required && !this.values[o.name]) || null;
    this.draw();
    this.typedField();
  }

  pickField(option) {
    this.field = option;
    const typed = this.values[option.name] && option.type !== ATTACHMENT;
    this.input = typed ? String(this.values[option.name].said) : "";
    delete this.values[option.name];
    this.draw();
    this.typedField();
    $("text").focus();
  }

  typedField() {
    const named = this.input.match(/^(\S+?)[:：]\s?(.*)$/);
    const meant = named && this.leaf.options.find((o) => [o.name, local(o, "name", this.locale)].includes(named[1]));
    if (meant) { this.input = named[2]; this.field = meant; this.draw(); }
    if (!this.field && this.input) this.field = this.leaf.options.find((o) => !this.values[o.name]) || null, this.draw();
    if (!this.field) return this.offerOptions();
    const option = this.field, about = `${local(option, "name", this.locale)} — ${local(option, "description", this.locale)}`;
    if (option.autocomplete) return this.suggest(option, about);
    if (option.type === ATTACHMENT) return this.show([{ name: "Choose a file …", take: () => this.pickFile() }], about, 0);
    const typed = this.input.toLowerCase();
    const fits = this.fixed(option).filter((c) => c.name.toLowerCase().includes(typed));
    this.show(fits.map((c) => ({ name: c.name, take: () => this.fill(c.value, c.name) })), about, fits.length ? 0 : -1, true);
  }

  fixed(option) {
    if (option.choices) return option.choices.map((c) => ({ name: local(c, "name", this.locale), value: c.value }));
    if (option.type === BOOLEAN) return [{ name: "True", value: true }, { name: "False", value: false }];
    if (option.type === USER) return this.world.people.map((p) => ({ name: p.name, value: p.id }));
    if (option.type === CHANNEL) return this.world.channels.map((c) => ({ name: "#" + c.name, value: c.id }));
    return [];
  }

  offerOptions() {
    const left = this.leaf.options.filter((o) => !this.values[o.name]);
    this.show(left.map((o) => ({ name: "+ " + local(o, "name", this.locale), about: local(o, "description", this.locale), take: () => this.pickField(o) })), left.length ? "Options; Enter sends the command" : "", -1);
  }

  suggest(option, about) {
    const turn = ++this.turn;
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const options = { ...this.options(), [option.name]: this.input };
      const choices = await this.send.suggest(this.leaf.path, options, option.name).catch(() => []);
      if (turn !== this.turn || this.field !== option) return;
      this.show(choices.map((c) => ({ name: local(c, "name", this.locale), take: () => this.fill(c.value, local(c, "name", this.locale)) })), about, choices.length ? 0 : -1, true);
    }, this.hints.length ? 120 : 0);
  }

  pickFile() {
    const picker = h("input", { type: "file" });
    picker.addEventListener("change", async () => {
      const [file] = picker.files;
      if (!file || this.field?.type !== ATTACHMENT) return;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      this.fill({ filename: file.name, content }, file.name);
      $("text").focus();
    });
    picker.click();
  }

  fill(value, said) {
    this.values[this.field.name] = { value, said };
    this.input = "";
    this.turn++;
    this.next();
  }

  options() {
    return Object.fromEntries(Object.entries(this.values).map(([name, { value }]) => [name, value]));
  }

  // --- hints ----------------------------------------------------------------
  show(hints, title = "", chosen = -1, always = false) {
    Object.assign(this, { hints, title, chosen: hints.length ? chosen : -1, always });
    this.drawHints();
  }

  take(hint) {
    if (hint) hint.take();
  }

  drawHints() {
    const box = $("hints");
    box.hidden = !this.hints.length && !(this.always && this.title);
    box.querySelector("p").textContent = this.title;
    $("options").hidden = !this.hints.length;
    $("options").replaceChildren(...this.hints.map((hint, i) => h("button", {
      type: "button", role: "option", id: `hint${i}`, tabindex: "-1", class: i === this.chosen ? "hint on" : "hint", "aria-selected": i === this.chosen,
      onmousedown: (event) => event.preventDefault(), onclick: () => this.take(hint),
    }, h("b", {}, hint.name), hint.about ? h("span", {}, hint.about) : null)));
    $("text").setAttribute("aria-expanded", String(Boolean(this.hints.length)));
    $("text").setAttribute("aria-activedescendant", this.chosen < 0 ? "" : `hint${this.chosen}`);
    box.querySelector(".on")?.scrollIntoView({ block: "nearest" });
  }

  draw() {
    const chips = [];
    document.body.classList.toggle("commanding", Boolean(this.leaf));
    if (this.leaf) {
      chips.push(h("span", { class: "chip command" }, "/" + this.leaf.said));
      for (const option of this.leaf.options) {
        const filled = this.values[option.name];
        if (!filled && option !== this.field) continue;
        chips.push(h("button", { type: "button", class: option === this.field ? "chip now" : "chip", "data-option": option.name, onclick: () => this.pickField(option) },
          h("b", {}, local(option, "name", this.locale)), filled ? String(filled.said) : "…"));
      }
    }
    $("chips").replaceChildren(...chips);
  }

  // --- sending --------------------------------------------------------------
  async enter() {
    if (this.hints.length && this.chosen >= 0) return this.take(this.hints[this.chosen]);
    if (!this.leaf) {
      const said = this.input.trim();
      if (!said || said.startsWith("/")) return;
      this.input = "";
      if ((await this.send.say(said)) === null && !this.input) this.input = said;
      return;
    }
    const offered = this.field ? this.fixed(this.field) : [];
    if (offered.length && this.input.trim()) // Discord takes nothing else
      return this.show(offered.map((c) => ({ name: c.name, take: () => this.fill(c.value, c.name) })), "Choose one of these:", -1, true);
    if (this.field && this.input.trim()) return this.fill(this.input.trim(), this.input.trim());
    const missing = this.leaf.options.find((o) => o.required && !this.values[o.name]);
    if (missing) return this.pickField(missing);
    const { leaf } = this, options = this.options();
    if (await this.send.command(leaf.path, options)) this.reset();
  }
}
