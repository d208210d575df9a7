/** A drag, a menu, a native list and a window that is left may end a press without `mouseup`; a key is no press. */
const ends = ['mouseup', 'pointercancel', 'contextmenu', 'blur', 'keydown']

/** Null while nothing is pressed. */
let waiting: (() => void)[] | null = null

function startPress() {
  waiting ??= []
}

/** In a task of its own: `click` follows `mouseup`. */
function endPress() {
  const due = waiting
  waiting = null
  setTimeout(() => due?.forEach((act) => act()))
}

if (!import.meta.env.SSR) {
  /** A tap has a `mousedown`, too, once the finger is up. */
  addEventListener('mousedown', startPress)
  for (const end of ends) addEventListener(end, endPress)
}

/** Acts at once unless something is pressed: what `act` inserts would move it from under the pointer. */
export function afterPress(act: () => void) {
  if (waiting) waiting.push(act)
  else act()
}
