// News wait while something must not change under them: a control that is held down (drawn anew
// between press and release it would lose its click), or a list that is being read.
const HELD = "button, a, label";
const later = [];
let pressed = false, reading = 0;

export function watch(box) {
  box.addEventListener("pointerdown", (event) => { pressed = Boolean(event.target.closest(HELD)); });
  for (const end of ["pointerup", "pointercancel", "dragend", "blur"]) {
    addEventListener(end, () => setTimeout(() => { pressed = false; catchUp(); }));
  }
}

export async function whileWaiting(read) {
  reading += 1;
  try { return await read(); } finally { reading -= 1; catchUp(); }
}

function catchUp() {
  while (later.length && !pressed && !reading) later.shift()();
}

export function whenFree(change) {
  later.push(change);
  catchUp();
}
