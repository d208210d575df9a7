import { element } from './element.ts'
import { keepLooking } from './keep-looking.ts'
import { mountLauncher } from './launcher.ts'
import { liveSession } from './live-session.ts'
import { style } from './style.ts'

/** Fills `<mock-panel>`: a button with a drawer, or with the attribute `page` the panel as a page of its own. */
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
  const { fill } = await import('./content.ts')
  await fill(main, session, (name) => name !== 'state')
  keepLooking(session)
}

const host = document.querySelector<HTMLElement>('mock-panel')
if (host) mount(host)
