import type { Report } from '../../report.ts'
import './style.css'
import type { App, Screen } from './app.ts'
import { commitScreen } from './commit-screen.ts'
import { redo, undo } from './decide.ts'
import { showHelp } from './dialogs.ts'
import { element, fill } from './element.ts'
import { groupDetail } from './group-detail.ts'
import { groupList } from './group-list.ts'
import { header } from './header.ts'
import { commandOf, isField, type Commands } from './keys.ts'
import { modelOf } from './model.ts'
import { createPictures } from './pictures.ts'
import { hashOf, routeOf, type Route } from './routes.ts'
import { parsePreferences } from './saved.ts'
import { createStore } from './store.ts'
import { directions, formatNumber, texts, type Locale } from './texts.ts'

type Data = { report: Report; endpoint: string | null }

const preferencesName = 'visual-review'
const data: Data = JSON.parse(document.getElementById('data')!.textContent!)
const storage = storageOrNull()
const model = modelOf(data.report)
const store = createStore(data.report, storage)
const pictures = createPictures()
const root = document.getElementById('app')!
let preferences = parsePreferences(storage?.getItem(preferencesName) ?? null, navigator.languages)
let commands: Commands = {}
start(preferences.locale)

function start(locale: Locale) {
  document.documentElement.lang = locale
  document.documentElement.dir = directions[locale]
  const life = new AbortController()
  const status = element('p', { class: 'status', role: 'status' })
  const main = element('main', { id: 'main' })
  const app: App = {
    model,
    store,
    pictures,
    texts: texts[locale],
    locale,
    endpoint: data.endpoint,
    by: { get: () => preferences.by, set: (by) => prefer({ by }) },
    number: (value) => formatNumber(locale, value),
    go(route) {
      const hash = hashOf(route)
      if (hash === location.hash) show()
      else location.hash = hash
    },
    say: (message) => say(status, message),
    current: { card: null },
  }
  const list = groupList(app, life.signal)
  let listScroll = 0
  let screen: Screen = list
  let showing = new AbortController()
  life.signal.addEventListener('abort', () => showing.abort())

  function show() {
    if (screen === list && list.element.isConnected) listScroll = scrollY
    showing.abort()
    showing = new AbortController()
    screen = screenOf(routeOf(location.hash), showing.signal)
    fill(main, screen.element)
    document.title = `${screen.title} — ${app.texts.title}`
    commands = { help: () => showHelp(app), undo: () => undo(app), redo: () => redo(app), ...screen.commands }
    scrollTo(0, screen === list ? listScroll : 0)
    screen.enter()
  }

  function screenOf(route: Route, signal: AbortSignal): Screen {
    if (route.screen === 'commit') return commitScreen(app, signal)
    const card = route.screen === 'group' && model.cards.find(({ id }) => id === route.id)
    return card ? groupDetail(app, card, route.key, signal) : list
  }

  function choose(next: Locale) {
    life.abort()
    prefer({ locale: next })
    start(next)
    document.getElementById('language')?.focus()
  }

  const skip = element('a', { class: 'skip', href: '#main', onclick: skipToContent }, app.texts.skip)
  fill(root, skip, header(app, choose, life.signal), main, status)
  addEventListener('hashchange', show, { signal: life.signal })
  show()
}

const messageStays = 5000
let fading: ReturnType<typeof setTimeout> | undefined

function say(status: HTMLElement, message: string) {
  status.textContent = message
  status.classList.remove('old')
  clearTimeout(fading)
  fading = setTimeout(() => status.classList.add('old'), messageStays)
}

function skipToContent(event: Event) {
  event.preventDefault()
  document.querySelector<HTMLElement>('main h1')?.focus()
}

function prefer(some: Partial<typeof preferences>) {
  preferences = { ...preferences, ...some }
  try {
    storage?.setItem(preferencesName, JSON.stringify(preferences))
  } catch {
    console.warn('The language and the name are not kept: the storage of this browser is full.')
  }
}

/** Denied in some browsers to a page that was opened from a file. */
function storageOrNull(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

const hasOwnEnter = 'a, button, summary, [role=button]'

addEventListener('keydown', (event) => {
  const target = event.target instanceof Element ? event.target : null
  if (event.defaultPrevented || isField(target) || document.querySelector('dialog[open]')) return
  const command = commandOf(event)
  const act = command && commands[command]
  if (!act || (command === 'open' && target?.closest(hasOwnEnter))) return
  event.preventDefault()
  act()
})
