import { focusIfLost } from './focus.ts'

/** A held Enter presses again and again, and would press what the focus passes to as well. */
const ignoreHeldEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' && event.repeat && event.preventDefault()

/** Ref of what news of the server may remove: the focus in it passes to what `heirOf` finds, which stays. */
export const passFocus = (heirOf: (node: HTMLElement) => Element | null) => (node: HTMLElement | null) => {
  node?.addEventListener('keydown', ignoreHeldEnter)
  return () => {
    node?.removeEventListener('keydown', ignoreHeldEnter)
    if (!node?.contains(document.activeElement)) return
    const heir = heirOf(node)
    queueMicrotask(() => node.isConnected || focusIfLost(heir as HTMLElement | null, { preventScroll: true }))
  }
}

/** Ref of an item of a list, or of a part of it: to `selector` in the next item, or the one before; to what `restOf` finds after the last. */
export const passFocusToNeighbour = (selector: string, restOf: (item: Element) => Element | null) =>
  passFocus((node) => {
    const item = node.closest('li')!
    const neighbour = item.nextElementSibling ?? item.previousElementSibling
    return neighbour?.querySelector(selector) ?? restOf(item)
  })

/** To the part or dialog around it. In a page without one, Tab goes on from where it stood. */
export const passFocusOut = passFocus((node) => node.parentElement!.closest('[tabindex="-1"]:not(main)'))
