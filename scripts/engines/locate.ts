/** An element by CSS, by its accessible name where one is given, within another. */
export type Target = { css: string; name?: string; within?: Target; nth?: number }

/** Runs in the page. Only visible elements count. */
export function locate({ css, name, within, nth = 0 }: Target): Element | undefined {
  const scope = within ? locate(within) : document
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const textOf = (element: Element) =>
    element instanceof HTMLElement ? plain(element.innerText) : plain(element.textContent)
  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label')
    if (label !== null) return plain(label)
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '))
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    if (labels.length > 0) return plain(labels.map(textOf).join(' '))
    if (element.localName === 'fieldset') return plain(element.querySelector('legend')?.textContent)
    return textOf(element)
  }
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  return [...(scope?.querySelectorAll(css) ?? [])].filter(
    (element) => isVisible(element) && (name === undefined || nameOf(element) === plain(name)),
  )[nth]
}

export type Point = { x: number; y: number }

/** Runs in the page. The centre of an element that stands still, is enabled and is not covered; else why not. */
export async function clickablePoint(target: Target): Promise<Point | string> {
  const element = locate(target)
  if (!element) return 'is not there'
  if (element.matches(':disabled')) return 'is disabled'
  const frame = () => new Promise(requestAnimationFrame)
  const isHit = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return element.contains(top) || (top?.closest('label') as HTMLLabelElement | null)?.control === element
  }
  if (!isHit()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await frame()
  await frame()
  const { x, y, width, height } = element.getBoundingClientRect()
  if (x !== before.x || y !== before.y) return 'moves'
  const centre = { x: x + width / 2, y: y + height / 2 }
  if (isHit()) return centre
  const top = document.elementFromPoint(centre.x, centre.y)
  return `is covered by ${top?.outerHTML.slice(0, 120) ?? 'nothing: it is outside the window'}`
}
