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

/**
 * Call the result after the page is drawn anew. The first heading or link in the window stays where it is, whatever
 * the heights above it, and rows stay where they were scrolled to.
 */
export function keepScroll(shown: HTMLElement): (drawn: HTMLElement) => void {
  const { scrollX, scrollY } = window
  const marks = [...shown.querySelectorAll<HTMLElement>('main :is(h2, h3, a), footer a')]
  const mark = scrollY > 0 ? marks.find((one) => topOf(one) >= 0) : undefined
  const markTop = mark ? topOf(mark) : 0
  const findMark = mark && twinOf(mark, shown)
  const rows = [...shown.querySelectorAll('ul')]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((row) => ({ left: row.scrollLeft, findRow: twinOf(row, shown) }))
  return (drawn) => {
    window.scrollTo(scrollX, scrollY)
    const twin = findMark?.(drawn)
    if (twin) window.scrollBy({ top: topOf(twin) - markTop, behavior: 'instant' })
    for (const { left, findRow } of rows) findRow(drawn)?.scrollTo({ left, behavior: 'instant' })
  }
}
