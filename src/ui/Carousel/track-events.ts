import type { FocusEvent, KeyboardEvent } from 'react'

export const scrollByPage = (track: Element | null, direction: 1 | -1) =>
  track?.scrollBy({ left: direction * track.clientWidth })

/** Handles keys only when the track itself has focus, not an item in it. */
export const trackEvents = (onward: 1 | -1) => ({
  /** Browsers scroll to a focused item only where nothing of it is in sight. `scrollIntoView` would scroll the page as well. */
  onFocus({ target, currentTarget: track }: FocusEvent) {
    const item = target.closest('li')
    if (!item || !target.matches(':focus-visible')) return
    const [one, all] = [item.getBoundingClientRect(), track.getBoundingClientRect()]
    const [toLeft, toRight] = [one.left - all.left, one.right - all.right]
    if (toLeft < 0 || toRight > 0)
      track.scrollBy({ left: onward === 1 ? toLeft : toRight, behavior: 'instant' })
  },
  onKeyDown(event: KeyboardEvent) {
    const { key, target, currentTarget: track } = event
    const left = {
      ArrowLeft: -track.clientWidth,
      ArrowRight: track.clientWidth,
      Home: -onward * track.scrollWidth,
      End: onward * track.scrollWidth,
    }[key]
    if (!left || target !== track) return
    event.preventDefault()
    track.scrollBy({ left })
  },
})
