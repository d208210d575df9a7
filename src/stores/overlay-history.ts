/** A modal, drawer, sheet or lightbox. */
export type Overlay = { id: number; requestClose: () => void }

type Entry = { layer?: number } | null

/** Open overlays, the topmost last. */
const overlays: Overlay[] = []
let lastId = 0
let closing: number | null = null
/** `history.back()` calls of our own whose `popstate` is still to come. */
let ownSteps = 0

const overlayOfEntry = () => (history.state as Entry)?.layer
const isOpen = (id: number) => overlays.some((overlay) => overlay.id === id)

/** Whether the present history entry belongs to an overlay. */
export const isOverlayEntry = () => overlayOfEntry() !== undefined

/** The router patches the methods of `window.history`, and would load a page. */
function writeEntry(method: 'pushState' | 'replaceState', layer: number | undefined) {
  History.prototype[method].call(history, { ...history.state, layer }, '')
}

function stepBack() {
  ownSteps += 1
  history.back()
}

function onPopState(event: PopStateEvent) {
  const top = overlays.at(-1)
  const entry = overlayOfEntry()
  if (ownSteps > 0) {
    ownSteps -= 1
    if (entry !== undefined && !isOpen(entry)) stepBack()
  } else if (top && entry !== top.id) top.requestClose()
  else return
  event.stopImmediatePropagation()
}

/** Phones, whose Back is a gesture or a button of the device. */
const hasBackButton = () => matchMedia('(hover: none) and (pointer: coarse)').matches

/**
 * Gives an overlay a history entry, so that Back on a phone closes it and not the page. `requestClose` may leave it
 * open, and calls `overlayStaysOpen` then.
 */
export function overlayOpened(requestClose: () => void): Overlay {
  lastId += 1
  const overlay = { id: lastId, requestClose }
  if (!hasBackButton()) return overlay
  overlays.push(overlay)
  const reusesEntry = closing !== null && overlayOfEntry() === closing
  writeEntry(reusesEntry ? 'replaceState' : 'pushState', overlay.id)
  return overlay
}

/** Restores the entry that Back has just left. */
export function overlayStaysOpen({ id }: Overlay) {
  if (isOpen(id) && overlayOfEntry() !== id) writeEntry('pushState', id)
}

/** Removes its entry in the next task: an overlay or a page that opens before takes it over. */
export function overlayClosed({ id }: Overlay) {
  const index = overlays.findIndex((one) => one.id === id)
  if (index === -1) return
  overlays.splice(index, 1)
  closing = id
  setTimeout(() => {
    closing = null
    if (overlayOfEntry() === id) stepBack()
  })
}

/** After a navigation beneath an open overlay, as by a filter in a sheet, the overlay gets an entry above it. */
export function restoreOverlayEntry() {
  const top = overlays.at(-1)
  if (top && !isOverlayEntry()) writeEntry('pushState', top.id)
}

/** Has to run before the router's history is created: the first `popstate` listener is called first. */
export function startOverlayHistory() {
  addEventListener('popstate', onPopState, { capture: true })
  const entry = overlayOfEntry()
  if (entry === undefined) return
  /** A reloaded page has no overlay open. */
  lastId = entry
  writeEntry('replaceState', undefined)
}
