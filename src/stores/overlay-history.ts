/** What lies open over the page, the topmost last: modals, drawers, sheets and pictures, whoever opened them. */
export type Layer = { id: number; askToClose: () => void }

type Entry = { layer?: number } | null

const layers: Layer[] = []
let lastId = 0
let closing: number | null = null
/** Steps back that we took ourselves. */
let ownSteps = 0

const layerOfEntry = () => (history.state as Entry)?.layer
const isOpen = (id: number) => layers.some((layer) => layer.id === id)

/** The router changes this window's own functions, and would load a page. */
function writeEntry(how: 'pushState' | 'replaceState', layer: number | undefined) {
  History.prototype[how].call(history, { ...history.state, layer }, '')
}

function stepBack() {
  ownSteps += 1
  history.back()
}

function stepped(event: PopStateEvent) {
  const top = layers.at(-1)
  const entry = layerOfEntry()
  if (ownSteps > 0) {
    ownSteps -= 1
    if (entry !== undefined && !isOpen(entry)) stepBack()
  } else if (top && entry !== top.id) top.askToClose()
  else return
  event.stopImmediatePropagation()
}

/** Only where Back is a gesture or a button of the device. */
const hasBackButton = () => matchMedia('(hover: none) and (pointer: coarse)').matches

/**
 * Gives the layer a place in the history, so that Back on a phone closes it and not the page. `askToClose` may leave it
 * open; `layerKept` says so.
 */
export function layerOpened(askToClose: () => void): Layer {
  lastId += 1
  const layer = { id: lastId, askToClose }
  if (!hasBackButton()) return layer
  layers.push(layer)
  const takesPlace = closing !== null && layerOfEntry() === closing
  writeEntry(takesPlace ? 'replaceState' : 'pushState', layer.id)
  return layer
}

/** It would not close: the next Back asks again. */
export function layerKept({ id }: Layer) {
  if (isOpen(id) && layerOfEntry() !== id) writeEntry('pushState', id)
}

/** It closed, by whatever way. What opens or is gone to meanwhile takes its place in the history. */
export function layerClosed({ id }: Layer) {
  const index = layers.findIndex((one) => one.id === id)
  if (index === -1) return
  layers.splice(index, 1)
  closing = id
  setTimeout(() => {
    closing = null
    if (layerOfEntry() === id) stepBack()
  })
}

/** The page beneath was changed, by a filter in a sheet for one: what is still open lies over that. */
export function pageChangedBeneath() {
  const top = layers.at(-1)
  if (top && layerOfEntry() === undefined) writeEntry('pushState', top.id)
}

/**
 * Before the router's own history is made: who listens first hears first. A page that was loaded anew has nothing open,
 * whatever its history says.
 */
export function layersBegan() {
  addEventListener('popstate', stepped, { capture: true })
  const entry = layerOfEntry()
  if (entry === undefined) return
  lastId = entry
  writeEntry('replaceState', undefined)
}

type Options = { replace?: boolean | undefined }

/** A router's `navigate` for which a layer is no page to come back to. */
export const overLayers =
  <Given extends Options, Result>(navigate: (options: Given) => Result) =>
  (options: Given): Result =>
    navigate(layerOfEntry() === undefined ? options : { ...options, replace: true })
