// The keyboard stays at its control when the message, or the list, it stands in is drawn anew.
const CONTROLS = "button, select, input, textarea, a[href]";
const controls = (box) => [...box.querySelectorAll(CONTROLS)];

function named({ id, channel, person }) {
  return id ?? channel ?? person;
}

function key(control) {
  const owner = control.closest("[data-id], [data-channel], [data-person]");
  return owner && `${named(owner.dataset)} ${owner === control ? "" : control.value}`;
}

// Where the keyboard is within the box: its control's name, and its place among all controls.
export function spot(box) {
  const control = document.activeElement;
  return box.contains(control) ? { name: key(control), place: controls(box).indexOf(control) } : null;
}

// To the control of that name, else to the nearest one that can be used, else to the box itself.
export function restore(box, { name, place }) {
  const all = controls(box), usable = all.filter((one) => !one.disabled);
  const away = (one) => Math.abs(all.indexOf(one) - place);
  const same = name && usable.find((one) => key(one) === name);
  const nearest = place < 0 ? null : usable.sort((a, b) => away(a) - away(b))[0];
  (same || nearest || box).focus({ preventScroll: true });
}

// Fills the box anew with the keyboard where it was.
export function refill(box, ...children) {
  const before = spot(box);
  box.replaceChildren(...children);
  if (before) restore(box, before);
}
