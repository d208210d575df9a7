import { drawer } from './drawer.ts'
import { element } from './element.ts'
import type { LiveSession } from './live-session.ts'
import { troubleCount } from './trouble.ts'
import { watchCalls } from './watch-calls.ts'

/** What the page under the panel must not hear: it would close its own dialogs, or hold the wheel for them. */
const kept = ['keydown', 'wheel', 'touchmove', 'touchstart', 'mousedown']

/** The small button at the edge of the shop’s pages, and the drawer that it opens. */
export function mountLauncher(host: HTMLElement, root: ShadowRoot, session: LiveSession): void {
  const badge = element('span', { class: 'badge', hidden: true })
  const button = element(
    'button',
    { type: 'button', class: 'launcher', 'aria-expanded': 'false' },
    element('span', { 'aria-hidden': 'true' }, 'mock'),
    badge,
  )
  session.listen({
    session: (now) => {
      const trouble = troubleCount(now)
      badge.hidden = trouble === 0
      badge.textContent = String(trouble)
      button.classList.toggle('faulty', now.faults.length > 0)
      button.ariaLabel = label(trouble, now.faults.length)
      button.title = button.ariaLabel
    },
  })
  button.ariaLabel = label(0, 0)
  /** Mantine’s dialogs hear Escape before anybody can stop it, but for targets that say so. */
  host.dataset.mantineStopPropagation = 'true'
  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation())
  root.append(button, drawer(session, button))
  watchCalls(() => void session.look())
}

function label(trouble: number, faults: number): string {
  const parts = [trouble > 0 ? `trouble: ${trouble}` : '', faults > 0 ? `faults planted: ${faults}` : '']
  return ['Developer panel of the mock server', ...parts.filter(Boolean)].join(', ')
}
