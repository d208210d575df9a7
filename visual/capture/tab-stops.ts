/** Runs in the page: role and name of every control that the Tab key reaches, in its order. */
export function tabStops(): string[] {
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
  const wordsOf = (element: Element | null | undefined) => element?.textContent.trim().replaceAll(/\s+/g, ' ')
  const labelsOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    return [...ids.map((id) => document.getElementById(id)), ...labels].map(wordsOf).join(' ')
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
  const modal = [...document.querySelectorAll('[aria-modal=true], dialog:modal')].at(-1)
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches('a:not([href], [tabindex])') &&
    (!modal || modal.contains(element)) &&
    !element.matches(':disabled') &&
    element.closest('[inert], .sb-wrapper, #storybook-docs') === null &&
    element.checkVisibility({ visibilityProperty: true })
  const stops = [...document.querySelectorAll<HTMLElement>('*')].filter(isStop)
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
  const orderOf = ({ tabIndex }: HTMLElement) => (tabIndex === 0 ? Infinity : tabIndex)
  return stops
    .filter(isEntry)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : Number(orderOf(one) > orderOf(other))))
    .map(lineOf)
}
