// What would redraw the page waits while a control is held down: drawn anew between press and
// release, it would lose its click.
const HELD = "button, a, label";
const later = [];
let held = false;

export function watch(box) {
  box.addEventListener("pointerdown", (event) => { held = Boolean(event.target.closest(HELD)); });
  for (const end of ["pointerup", "pointercancel", "dragend", "blur"]) addEventListener(end, () => setTimeout(release));
}

function release() {
  held = false;
  while (later.length) later.shift()();
}

export function whenReleased(change) {
  if (held) later.push(change); else change();
}
