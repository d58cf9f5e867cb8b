// Modal dialogs of the bot.
import { h } from "/page/render.js";

function control(field) {
  const common = { name: field.custom_id, "aria-label": field.label };
  if (field.type === 4) {
    const text = { ...common, placeholder: field.placeholder, required: field.required !== false, minlength: field.min_length, maxlength: field.max_length || 4000 };
    const input = field.style === 2 ? h("textarea", { ...text, rows: 4 }) : h("input", text);
    if (field.value) input.value = field.value;
    return input;
  }
  if (field.type === 3) {
    const multiple = (field.max_values || 1) > 1;
    return h("select", { ...common, multiple, required: field.required !== false },
      multiple ? null : h("option", { value: "" }, field.placeholder || "Make a selection"),
      ...field.options.map((o) => h("option", { value: o.value, selected: o.default }, o.label)));
  }
  if (field.type === 23) return h("input", { ...common, type: "checkbox", checked: field.default });
  if (field.type === 21 || field.type === 22) {
    const kind = field.type === 21 ? "radio" : "checkbox";
    return h("span", {}, ...field.options.map((o) => h("label", {}, h("input", { type: kind, name: field.custom_id, value: o.value, checked: o.default }), " ", o.label)));
  }
  return h("p", {}, "(the sandbox cannot fill in this kind of field)");
}

function labelled(part) {
  const field = part.type === 18 ? part.component : part.components[0];
  const title = part.label || field.label || "";
  return h("label", { class: "field" }, title, part.description ? h("small", {}, part.description) : null, control(field));
}

const LISTS = [3, 22];

export function openModal(modal, send) {
  const dialog = document.getElementById("dialog");
  const parts = modal.components.map((p) => (p.type === 10 ? h("p", {}, p.content) : labelled(p)));
  const form = h("form", { method: "dialog" }, h("h2", { id: "dialog-title" }, modal.title), ...parts,
    h("div", { class: "row" }, h("button", { type: "button", class: "btn", onclick: () => dialog.close() }, "Cancel"), h("button", { type: "submit", class: "btn s1" }, "Submit")));
  form.addEventListener("submit", () => {
    const data = new FormData(form), values = {};
    for (const part of modal.components) {
      const field = part.component || (part.components || [])[0];
      if (!field) continue;
      if (field.type === 23) values[field.custom_id] = data.has(field.custom_id);
      else values[field.custom_id] = LISTS.includes(field.type) ? data.getAll(field.custom_id).filter(Boolean) : data.get(field.custom_id);
    }
    send(values);
  });
  dialog.replaceChildren(form);
  dialog.showModal();
}
