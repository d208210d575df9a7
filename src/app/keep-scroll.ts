/** The result finds what is in the place of `element` after `shown` was drawn anew. */
function twinOf(element: HTMLElement, shown: HTMLElement) {
  const equals = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>(element.tagName)].filter(
      ({ className, textContent }) => className === element.className && textContent === element.textContent,
    )
  const position = equals(shown).indexOf(element)
  return (drawn: HTMLElement) => equals(drawn)[position]
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top

/** Moves with the window, not with the page. */
const isPinned = (element: Element | null): boolean =>
  element !== null &&
  (/sticky|fixed/.test(getComputedStyle(element).position) || isPinned(element.parentElement))

const isDrawn = (element: HTMLElement | undefined): element is HTMLElement =>
  Boolean(element?.getClientRects().length)

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
    .map((mark) => ({ top: topOf(mark), findMark: twinOf(mark, shown) }))
  const rows = [...shown.querySelectorAll('ul')]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((row) => ({ left: row.scrollLeft, findRow: twinOf(row, shown) }))
  return (drawn) => {
    window.scrollTo(scrollX, scrollY)
    const shift = marks
      .map(({ top, findMark }) => ({ top, twin: findMark(drawn) }))
      .find(({ twin }) => isDrawn(twin))
    if (shift) window.scrollBy({ top: topOf(shift.twin!) - shift.top, behavior: 'instant' })
    for (const { left, findRow } of rows) findRow(drawn)?.scrollTo({ left, behavior: 'instant' })
  }
}
