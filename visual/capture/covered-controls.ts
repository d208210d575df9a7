/** Runs in the page, which has `composedTreeScript`: names the controls whose centre belongs to another element, so that a press does not reach them. */
export function coveredControls(): string[] {
  const { all, closest, contains, elementAt, parentOf, textOf } = composedTree
  const controls = all(
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option]',
  )
  const nameOf = (element: Element) => {
    const role = element.getAttribute('role') ?? element.localName
    const words = element.getAttribute('aria-label') ?? textOf(element).trim().replaceAll(/\s+/g, ' ')
    return words === '' ? role : `${role} ${JSON.stringify(words.slice(0, 60))}`
  }
  const modal = all('[aria-modal=true], dialog:modal').at(-1)
  const isPressable = (element: HTMLElement) =>
    (!modal || contains(modal, element)) &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    closest(element, '[inert], [aria-hidden=true], .sb-wrapper, #storybook-docs') === null &&
    element.checkVisibility({ visibilityProperty: true })
  /** A link of two lines has its centre between them. */
  function centreOf(element: Element): { x: number; y: number } | null {
    const box = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
    if (!box) return null
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ? null : { x, y }
  }
  const hasStyle = (element: Element, property: string, values: RegExp) =>
    values.test(getComputedStyle(element).getPropertyValue(property))
  const ancestorsOf = (element: Element): Element[] => {
    const parent = parentOf(element)
    return parent ? [parent, ...ancestorsOf(parent)] : []
  }
  /** Scrolling brings it in sight. */
  const isScrolledAway = (control: Element, { x, y }: { x: number; y: number }) =>
    ancestorsOf(control).some((ancestor) => {
      const { left, right, top, bottom } = ancestor.getBoundingClientRect()
      const isOutside = x < left || x > right || y < top || y > bottom
      return isOutside && hasStyle(ancestor, 'overflow', /auto|scroll|hidden|clip/)
    })
  /** A bar that stays in place covers what is scrolled below it. */
  const isUnderBar = (control: Element, hit: Element) =>
    [hit, ...ancestorsOf(hit)].some(
      (one) => hasStyle(one, 'position', /fixed|sticky/) && !contains(one, control),
    )
  const isReached = (control: HTMLElement, hit: Element) => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const isOfHost = hit.shadowRoot !== null && contains(hit, control)
    return isOfHost || [control, ...labels].some((one) => contains(one, hit))
  }
  return controls.filter(isPressable).flatMap((control) => {
    const centre = centreOf(control)
    const hit = centre && elementAt(centre.x, centre.y)
    if (!hit || isReached(control, hit) || isScrolledAway(control, centre) || isUnderBar(control, hit))
      return []
    return [`${nameOf(control)} is covered by ${nameOf(closest(hit, 'a, button, dialog, [role]') ?? hit)}`]
  })
}
