import { button, element } from './element.ts'
import { startPolling } from './start-polling.ts'
import type { LiveSession } from './live-session.ts'
import { savePanelState, readPanelState } from './panel-state.ts'

const openByDefault = ['session', 'requests']

const isSectionOpen = (name: string) => readPanelState().sections?.[name] ?? openByDefault.includes(name)

function saveToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement) savePanelState({ sections: { [target.id]: target.open } })
}

/** Content is loaded on first open; the session is polled only while open. Escape returns focus to `opener`. */
export function drawer(session: LiveSession, opener: HTMLElement): HTMLElement {
  let stopPolling = () => {}
  let content: Promise<void> | undefined
  const place = element('div')
  const closer = button('×', () => close(), { 'aria-label': 'Close' })
  const header = element('header', {}, element('h1', {}, 'Mock server'), closer)
  const box = element(
    'section',
    { class: 'drawer', role: 'dialog', 'aria-label': 'Developer panel', hidden: true },
    element('div', { dir: 'ltr' }, header, place),
  )

  function set(isOpen: boolean) {
    box.hidden = !isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
    savePanelState({ isOpen })
  }
  function open() {
    set(true)
    stopPolling = startPolling(session)
    content ??= import('./content.ts').then(({ mountSections }) =>
      mountSections(place, session, isSectionOpen),
    )
  }
  function close() {
    set(false)
    stopPolling()
    opener.focus()
  }

  place.addEventListener('toggle', saveToggle, true)
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  opener.addEventListener('click', () => {
    if (!box.hidden) return close()
    open()
    closer.focus()
  })
  if (readPanelState().isOpen) open()
  return box
}
