/** Whether a page is drawn as HTML: on a server, and in a browser until the shop has replaced what the server drew. */
export const isPrerendered = () => typeof document === 'undefined' || document.getElementById('page') !== null

const replaced = 'prerendered-replaced'

/** Called once the tags of the prerendered page are gone. */
export const announceReplaced = () => document.dispatchEvent(new Event(replaced))

export const whenReplaced = () =>
  isPrerendered()
    ? new Promise((resolve) => document.addEventListener(replaced, resolve, { once: true }))
    : Promise.resolve()
