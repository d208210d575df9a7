import type { ReviewInput } from '../page.ts'
import './style.css'
import type { App, Screen } from './app.ts'
import { commitScreen } from './commit-screen.ts'
import { announceCommits, createCommitQueue } from './commits.ts'
import { redo, undo } from './decide.ts'
import { showHelp } from './dialogs.ts'
import { element, replaceContent } from './element.ts'
import { directions, formatNumber, type Locale } from './formatters.ts'
import { groupDetail } from './group-detail.ts'
import { groupList } from './group-list.ts'
import { header } from './header.ts'
import { commandOf, isTextField, type Commands } from './keys.ts'
import { modelOf } from './model.ts'
import { createPictures } from './pictures.ts'
import { hashOf, routeOf, type Route } from './routes.ts'
import { parsePreferences } from './saved-review.ts'
import { createStore } from './store.ts'
import { texts } from './texts.ts'

type Data = Pick<ReviewInput, 'report' | 'endpoint' | 'takeBack'>

const preferencesName = 'visual-review'
const data: Data = JSON.parse(document.getElementById('data')!.textContent!)
const storage = storageOrNull()
const model = modelOf(data.report)
const store = createStore(data.report, storage)
const pictures = createPictures()
const commit = data.endpoint === null ? null : createCommitQueue(store, data.endpoint)
const root = document.getElementById('app')!
let preferences = parsePreferences(storage?.getItem(preferencesName) ?? null, navigator.languages)
let commands: Commands = {}
start(preferences.locale)

function start(locale: Locale) {
  document.documentElement.lang = locale
  document.documentElement.dir = directions[locale]
  const lifetime = new AbortController()
  const status = element('p', { class: 'status', role: 'status' })
  const main = element('main', { id: 'main' })
  const app: App = {
    model,
    store,
    pictures,
    texts: texts[locale],
    locale,
    commit,
    takeBack: data.takeBack,
    reviewer: { get: () => preferences.by, set: (by) => savePreferences({ by }) },
    number: (value) => formatNumber(locale, value),
    navigate(route) {
      const hash = hashOf(route)
      if (hash === location.hash) show()
      else location.hash = hash
    },
    announce: (message) => announce(status, message),
    current: { card: null },
  }
  announceCommits(app, lifetime.signal)
  const list = groupList(app, lifetime.signal)
  let listScroll = 0
  let screen: Screen = list
  let showing = new AbortController()
  lifetime.signal.addEventListener('abort', () => showing.abort())

  function show() {
    if (screen === list && list.element.isConnected) listScroll = scrollY
    showing.abort()
    showing = new AbortController()
    screen = screenOf(routeOf(location.hash), showing.signal)
    replaceContent(main, screen.element)
    document.title = `${screen.title} — ${app.texts.title}`
    commands = { help: () => showHelp(app), undo: () => undo(app), redo: () => redo(app), ...screen.commands }
    scrollTo(0, screen === list ? listScroll : 0)
    screen.onMount()
  }

  function screenOf(route: Route, signal: AbortSignal): Screen {
    if (route.screen === 'commit') return commitScreen(app, signal)
    const card = route.screen === 'group' && model.cards.find(({ id }) => id === route.id)
    return card ? groupDetail(app, card, route.key, signal) : list
  }

  function choose(next: Locale) {
    lifetime.abort()
    savePreferences({ locale: next })
    start(next)
    document.getElementById('language')?.focus()
  }

  const skip = element('a', { class: 'skip', href: '#main', onclick: skipToContent }, app.texts.skip)
  replaceContent(root, skip, header(app, choose, lifetime.signal), main, status)
  addEventListener('hashchange', show, { signal: lifetime.signal })
  show()
}

const messageDuration = 5000
let fadeTimer: ReturnType<typeof setTimeout> | undefined

function announce(status: HTMLElement, message: string) {
  status.textContent = message
  status.classList.remove('old')
  clearTimeout(fadeTimer)
  fadeTimer = setTimeout(() => status.classList.add('old'), messageDuration)
}

function skipToContent(event: Event) {
  event.preventDefault()
  document.querySelector<HTMLElement>('main h1')?.focus()
}

function savePreferences(some: Partial<typeof preferences>) {
  preferences = { ...preferences, ...some }
  try {
    storage?.setItem(preferencesName, JSON.stringify(preferences))
  } catch {
    console.warn('The language and the name are not kept: the storage of this browser is full.')
  }
}

/** Some browsers deny storage to `file:` pages. */
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
  if (event.defaultPrevented || isTextField(target) || document.querySelector('dialog[open]')) return
  const command = commandOf(event)
  const act = command && commands[command]
  if (!act || (command === 'open' && target?.closest(hasOwnEnter))) return
  event.preventDefault()
  act()
})
