import { focusIfLost } from './focus.ts'

/** Ref of what news of the server may remove: the focus in it passes to what `heirOf` finds, which stays. */
export const passFocus =
  (heirOf: (node: HTMLElement) => Element | null) => (node: HTMLElement | null) => () => {
    if (!node?.contains(document.activeElement)) return
    const heir = heirOf(node)
    queueMicrotask(() => node.isConnected || focusIfLost(heir as HTMLElement | null, { preventScroll: true }))
  }

/** To the part or dialog around it. In a page without one, Tab goes on from where it stood. */
export const passFocusOut = passFocus((node) => node.parentElement!.closest('[tabindex="-1"]:not(main)'))
