/** Runs in the page, which has `composedTreeScript`: role and name of every control that the Tab key reaches, in its order. */
export function tabStops(): string[] {
  const { all, closest, contains, parentOf, textOf } = composedTree
  const roles: Record<string, string> = {
    a: 'link',
    select: 'combobox',
    textarea: 'textbox',
    checkbox: 'checkbox',
    radio: 'radio',
    range: 'slider',
    number: 'spinbutton',
    button: 'button',
    submit: 'button',
    reset: 'button',
    input: 'textbox',
  }
  const wordsOf = (element: Element | null | undefined) =>
    element && textOf(element).trim().replaceAll(/\s+/g, ' ')
  const labelsOf = (element: Element) => {
    const root = element.getRootNode() as Document | ShadowRoot
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    return (ids.length > 0 ? ids.map((id) => root.getElementById(id)) : labels).map(wordsOf).join(' ')
  }
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ||
    labelsOf(element) ||
    (element.matches('select, textarea') ? '' : wordsOf(element)) ||
    element.querySelector('[aria-label]')?.getAttribute('aria-label') ||
    element.querySelector('[alt]')?.getAttribute('alt') ||
    element.getAttribute('title') ||
    element.getAttribute('placeholder')
  const lineOf = (element: Element) => {
    const kind = element instanceof HTMLInputElement ? element.type : element.localName
    const role = element.getAttribute('role') ?? roles[kind] ?? roles[element.localName] ?? kind
    const name = nameOf(element)
    return name ? `${role} ${JSON.stringify(name.slice(0, 40))}` : role
  }
  const modal = all('[aria-modal=true], dialog:modal').at(-1)
  /** Nothing in a host that the Tab key skips is reached. */
  const isInSkippedHost = (element: Element): boolean => {
    const host = parentOf(element)
    return (
      host !== null &&
      ((host.shadowRoot !== null && host.matches('[tabindex^="-"]')) || isInSkippedHost(host))
    )
  }
  /** Its `tabIndex` is -1 unless it has one of its own. */
  const isEdited = (element: Element) =>
    element.matches('[contenteditable]:not([contenteditable="false"], [tabindex])')
  const isStop = (element: HTMLElement) =>
    (element.tabIndex >= 0 || isEdited(element)) &&
    !element.shadowRoot?.delegatesFocus &&
    !isInSkippedHost(element) &&
    !element.matches('a:not([href], [tabindex])') &&
    (!modal || contains(modal, element)) &&
    !element.matches(':disabled') &&
    closest(element, '[inert], .sb-wrapper, #storybook-docs') === null &&
    element.checkVisibility({ visibilityProperty: true })
  const stops = all('*').filter(isStop)
  /** The Tab key reaches one radio of a group. */
  const isEntry = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return true
    const group = stops.filter(
      (one): one is HTMLInputElement =>
        one instanceof HTMLInputElement &&
        one.type === 'radio' &&
        one.name === element.name &&
        one.form === element.form,
    )
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }
  /** A number in a shadow root is one among the stops of its host. */
  const orderOf = (element: HTMLElement) =>
    element.tabIndex <= 0 || element.getRootNode() !== document ? Infinity : element.tabIndex
  return stops
    .filter(isEntry)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : Number(orderOf(one) > orderOf(other))))
    .map(lineOf)
}
