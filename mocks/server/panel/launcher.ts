import { drawer } from './drawer.ts'
import { element, setText } from './element.ts'
import type { LiveSession } from './live-session.ts'
import { problemCount } from './problem-count.ts'
import { watchCalls } from './watch-calls.ts'

/** The page must not receive these: it would close its dialogs or block scrolling. */
const stoppedEvents = ['keydown', 'wheel', 'touchmove', 'touchstart', 'mousedown']

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
      const problems = problemCount(now)
      badge.hidden = problems === 0
      setText(badge, String(problems))
      button.classList.toggle('faulty', now.faults.length > 0)
      button.ariaLabel = label(problems, now.faults.length)
      button.title = button.ariaLabel
    },
  })
  button.ariaLabel = label(0, 0)
  /** Mantine’s dialogs hear Escape in the capture phase, except for targets with this attribute. */
  host.dataset.mantineStopPropagation = 'true'
  for (const type of stoppedEvents) host.addEventListener(type, (event) => event.stopPropagation())
  root.append(button, drawer(session, button))
  watchCalls(() => void session.look())
}

function label(problems: number, faults: number): string {
  const parts = [problems > 0 ? `problems: ${problems}` : '', faults > 0 ? `active faults: ${faults}` : '']
  return ['Developer panel of the mock server', ...parts.filter(Boolean)].join(', ')
}
