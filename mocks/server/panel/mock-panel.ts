import { element } from './element.ts'
import { startPolling } from './start-polling.ts'
import { mountLauncher } from './launcher.ts'
import { liveSession } from './live-session.ts'
import { style } from './style.ts'

/** `<mock-panel>` is a button with a drawer, or with the attribute `page` a full page. */
function mount(host: HTMLElement): void {
  const root = host.attachShadow({ mode: 'open' })
  root.append(element('style', {}, style))
  if (host.hasAttribute('page')) void mountPage(root)
  else mountLauncher(host, root, liveSession())
}

async function mountPage(root: ShadowRoot): Promise<void> {
  const session = liveSession()
  const main = element('main')
  root.append(element('header', {}, element('h1', {}, 'Mock server')), main)
  const { mountSections } = await import('./content.ts')
  await mountSections(main, session, (name) => name !== 'state')
  startPolling(session)
}

const host = document.querySelector<HTMLElement>('mock-panel')
if (host) mount(host)
