/** What is in the place of `element` of `shown` in the page that was drawn anew. */
function twinOf(element: HTMLElement, shown: HTMLElement, drawn: HTMLElement) {
  const equals = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>(element.tagName)].filter(
      ({ className, textContent }) => className === element.className && textContent === element.textContent,
    )
  return equals(drawn)[equals(shown).indexOf(element)]
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top

/** Moves with the window, not with the page. */
const isPinned = (element: Element | null): boolean =>
  element !== null &&
  (/sticky|fixed/.test(getComputedStyle(element).position) || isPinned(element.parentElement))

const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0

const isInSight = (element: HTMLElement) =>
  isDrawn(element) && topOf(element) >= 0 && topOf(element) < innerHeight && !isPinned(element)

/**
 * Call the result after the page is drawn anew. The first heading or link in the window stays where it is, whatever
 * the heights above it, and rows stay where they were scrolled to.
 */
export function keepScroll(shown: HTMLElement): (drawn: HTMLElement) => void {
  const { scrollX, scrollY } = window
  const marks = [...shown.querySelectorAll<HTMLElement>('main :is(h2, h3, a), footer a')]
    .filter((mark) => scrollY > 0 && isInSight(mark))
    .map((mark) => ({ mark, top: topOf(mark) }))
  const rows = [...shown.querySelectorAll('ul')]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((row) => ({ row, left: row.scrollLeft }))
  return (drawn) => {
    window.scrollTo(scrollX, scrollY)
    for (const { mark, top } of marks) {
      const twin = twinOf(mark, shown, drawn)
      if (!twin || !isDrawn(twin)) continue
      window.scrollBy({ top: topOf(twin) - top, behavior: 'instant' })
      break
    }
    for (const { row, left } of rows) twinOf(row, shown, drawn)?.scrollTo({ left, behavior: 'instant' })
  }
}
