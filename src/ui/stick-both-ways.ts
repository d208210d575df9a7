/** CSS pixels. */
const gap = 16

/**
 * A sticky box that is taller than the window sticks by its end, and moves with a page that is scrolled back until it
 * sticks by its start: so the browser can scroll to whatever is focused in it.
 */
export function stickBothWays(box: HTMLElement | null) {
  if (!box) return
  let scrolled = scrollY
  let start = -Infinity

  function place() {
    const byEnd = innerHeight - box!.offsetHeight - gap
    start = start > byEnd ? start : -Infinity
    box!.style.insetBlockStart = `min(var(--header) + ${gap}px, ${Math.max(start, byEnd)}px)`
  }
  const inset = () => parseFloat(getComputedStyle(box!).insetBlockStart)

  function onScroll() {
    start = inset() + scrolled - scrollY
    scrolled = scrollY
    place()
    /** A box at its own place does not stick: remembered, this start would hold it back at the next scroll. */
    if (box!.getBoundingClientRect().top > inset() + 1) {
      start = -Infinity
      place()
    }
  }

  const observer = new ResizeObserver(place)
  observer.observe(box)
  addEventListener('resize', place)
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    observer.disconnect()
    removeEventListener('resize', place)
    removeEventListener('scroll', onScroll)
  }
}
