import { element } from './element.ts'
import { keepLooking } from './keep-looking.ts'
import type { LiveSession } from './live-session.ts'
import { remember, remembered } from './memory.ts'

const unfoldedAtFirst = ['session', 'requests']

const isUnfolded = (name: string) => remembered().sections?.[name] ?? unfoldedAtFirst.includes(name)

function rememberFold({ target }: Event): void {
  if (target instanceof HTMLDetailsElement) remember({ sections: { [target.id]: target.open } })
}

/**
 * The panel beside a page of the shop. Its content is loaded when it is first opened, and it looks at the session only
 * while it is open. Escape closes it and gives the focus back to `opener`.
 */
export function drawer(session: LiveSession, opener: HTMLElement): HTMLElement {
  let stopLooking = () => {}
  let content: Promise<void> | undefined
  const place = element('div')
  const closer = element('button', { type: 'button', 'aria-label': 'Close', onclick: () => close() }, '×')
  const header = element('header', {}, element('h1', {}, 'Mock server'), closer)
  const box = element(
    'section',
    { class: 'drawer', role: 'dialog', 'aria-label': 'Developer panel', hidden: true },
    element('div', { dir: 'ltr' }, header, place),
  )

  function set(isOpen: boolean) {
    box.hidden = !isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
    remember({ isOpen })
  }
  function open() {
    set(true)
    stopLooking = keepLooking(session)
    content ??= import('./content.ts').then(({ fill }) => fill(place, session, isUnfolded))
  }
  function close() {
    set(false)
    stopLooking()
    opener.focus()
  }

  place.addEventListener('toggle', rememberFold, true)
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  opener.addEventListener('click', () => {
    if (!box.hidden) return close()
    open()
    closer.focus()
  })
  if (remembered().isOpen) open()
  return box
}
