/** What lies open over the page, the topmost last: modals, drawers, sheets and pictures, whoever opened them. */
export type Layer = { id: number; askToClose: () => void }

type Entry = { layer?: number } | null

const layers: Layer[] = []
let lastId = 0
let isListening = false
/** Steps back that we took ourselves. */
let ownSteps = 0

const layerOfEntry = () => (history.state as Entry)?.layer

/** The router changes this window's own `pushState`, and would load a page. */
function pushEntry(layer: number) {
  History.prototype.pushState.call(history, { ...history.state, layer }, '')
}

function stepped(event: PopStateEvent) {
  const top = layers.at(-1)
  if (ownSteps > 0) ownSteps -= 1
  else if (top && layerOfEntry() !== top.id) top.askToClose()
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
  if (!isListening) addEventListener('popstate', stepped, { capture: true })
  isListening = true
  layers.push(layer)
  pushEntry(layer.id)
  return layer
}

/** It would not close: the next Back asks again. */
export function layerKept({ id }: Layer) {
  if (layers.some((one) => one.id === id) && layerOfEntry() !== id) pushEntry(id)
}

/** It closed, by whatever way. A page that was gone to meanwhile has taken its place in the history. */
export function layerClosed({ id }: Layer) {
  const index = layers.findIndex((one) => one.id === id)
  if (index === -1) return
  layers.splice(index, 1)
  setTimeout(() => {
    if (layerOfEntry() !== id) return
    ownSteps += 1
    history.back()
  })
}

type Options = { replace?: boolean | undefined }

/** A router's `navigate` for which a layer is no page to come back to. */
export const overLayers =
  <Given extends Options, Result>(navigate: (options: Given) => Result) =>
  (options: Given): Result =>
    navigate(layerOfEntry() === undefined ? options : { ...options, replace: true })
