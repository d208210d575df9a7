import { proxy } from 'valtio'

export type Overlay = { id: number; requestClose: () => void }

type Entry = { layer?: number } | null

let overlays: Overlay[] = []
let lastId = 0
let closing: number | null = null
/** Our own `history.back()` calls that still await their `popstate`. */
export const ownSteps = proxy({ count: 0 })

const overlayOfEntry = () => (history.state as Entry)?.layer
const isOpen = (id: number) => overlays.some((overlay) => overlay.id === id)

export const isOverlayEntry = () => overlayOfEntry() !== undefined

/** Bypasses the router, which patches `window.history` and would navigate. */
function writeEntry(method: 'pushState' | 'replaceState', layer: number | undefined) {
  History.prototype[method].call(history, { ...history.state, layer }, '')
}

function stepBack() {
  ownSteps.count += 1
  history.back()
}

function onPopState(event: PopStateEvent) {
  const top = overlays.at(-1)
  const entry = overlayOfEntry()
  if (ownSteps.count > 0) {
    ownSteps.count -= 1
    if (entry !== undefined && !isOpen(entry)) stepBack()
  } else if (top && entry !== top.id) top.requestClose()
  else {
    /** Forward, to the entry of a closed overlay. */
    if (!top && entry !== undefined) writeEntry('replaceState', undefined)
    return
  }
  event.stopImmediatePropagation()
}

/** Phones: Back is a gesture or a hardware button. */
const hasBackButton = () => matchMedia('(hover: none) and (pointer: coarse)').matches

/** Back on a phone closes the overlay, not the page. A `requestClose` that keeps it open calls `overlayStaysOpen`. */
export function overlayOpened(requestClose: () => void): Overlay {
  lastId += 1
  const overlay = { id: lastId, requestClose }
  if (!hasBackButton()) return overlay
  overlays.push(overlay)
  const reusesEntry = overlayOfEntry() === closing
  writeEntry(reusesEntry ? 'replaceState' : 'pushState', overlay.id)
  return overlay
}

export function overlayStaysOpen({ id }: Overlay) {
  if (isOpen(id) && overlayOfEntry() !== id) writeEntry('pushState', id)
}

/** Removes the entry in the next task, so that a page or overlay that opens in this one reuses it. */
export function overlayClosed({ id }: Overlay) {
  if (!isOpen(id)) return
  overlays = overlays.filter((overlay) => overlay.id !== id)
  closing = id
  setTimeout(() => {
    closing = null
    if (overlayOfEntry() === id) stepBack()
  })
}

/** Pushes the entry anew after a navigation beneath an open overlay, such as a filter in a sheet. Does nothing if it is there. */
export const restoreOverlayEntry = () => isOverlayEntry() || overlays.slice(-1).forEach(overlayStaysOpen)

/** Has to run before the router's history is created, so that this `popstate` listener runs first. */
export function startOverlayHistory() {
  addEventListener('popstate', onPopState, { capture: true })
  const entry = overlayOfEntry()
  if (entry === undefined) return
  /** A reloaded page has no overlay open. */
  lastId = entry
  writeEntry('replaceState', undefined)
}
