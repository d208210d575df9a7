import type { Finding } from '../../report.ts'
import { modeName } from '../../modes.ts'
import type { App, Screen } from './app.ts'
import { keyCap } from './command-button.ts'
import { commentOn, decideShot, decideGroup } from './decide.ts'
import { decideBar } from './decide-bar.ts'
import { button, element, replaceContent } from './element.ts'
import { noFilters } from './filters.ts'
import { shotDetails } from './shot-details.ts'
import type { Choice } from './history.ts'
import { shotName, filteredShots, type Card } from './model.ts'
import { hashOf } from './routes.ts'
import { pictureViewer } from './picture-viewer.ts'
import { shotStrip } from './shot-strip.ts'
import { verdictChip } from './thumbnail.ts'

export function groupDetail(app: App, card: Card, wanted: string | null, signal: AbortSignal): Screen {
  const { store, texts, number } = app
  const fit = filteredShots(card, store.state.history.marks, store.state.filters)
  const isListed = wanted === null || fit.some(({ key }) => key === wanted)
  const shots = isListed && fit.length > 0 ? fit : card.shots
  let shot = shots.find(({ key }) => key === wanted) ?? shots[0]!

  const title = card.cause || shotName(shot)
  const heading = element('h1', { tabindex: -1 }, element('bdi', { lang: 'en' }, title))
  const back = element(
    'a',
    { class: 'button', href: hashOf({ screen: 'list' }), 'aria-keyshortcuts': 'Escape' },
    texts.back,
    keyCap('back'),
  )
  const showAll = button(texts.showAll, () => openWhole())
  const filtered = element(
    'p',
    { class: 'filtered' },
    texts.filtered(number(shots.length), number(card.shots.length)),
    ' ',
    showAll,
  )
  filtered.hidden = shots.length === card.shots.length
  const shotTitle = element('h2', { class: 'shot-title' })
  const about = element('div', { class: 'about' })
  const bar = decideBar(app)
  const viewer = pictureViewer(app, signal)
  const strip = shotStrip(app, shots, pick, signal)
  const side = element('aside', { class: 'side', 'aria-label': texts.filters.decided }, bar.element, about)

  function pick(next: Finding, isFirst = false) {
    shot = next
    const { story, mode, verdict } = shot
    replaceContent(
      shotTitle,
      element('bdi', {}, `${story.title} — ${story.name}`),
      ' ',
      element('bdi', { class: 'mode', dir: 'ltr', lang: 'en' }, modeName(mode)),
      ' ',
      verdictChip(app, verdict, ''),
    )
    replaceContent(about, shotDetails(app, shot, card.unmirrored.has(shot.key)))
    side.scrollTop = 0
    bar.update(shot, shots)
    strip.update(shot)
    viewer.update(shot)
    history.replaceState(null, '', hashOf({ screen: 'group', id: card.id, key: shot.key }))
    if (!isFirst)
      app.announce(texts.shotAt(number(shots.indexOf(shot) + 1), number(shots.length), shotName(shot)))
  }

  function openWhole() {
    store.setFilters(noFilters)
    app.navigate({ screen: 'group', id: card.id, key: shot.key })
  }

  function move(by: number) {
    const next = shots[shots.indexOf(shot) + by]
    if (next) pick(next)
  }

  function moveGroup(by: number) {
    const { filters, history: decided } = store.state
    const isShown = (one: Card) => one === card || filteredShots(one, decided.marks, filters).length > 0
    const cards = app.model.cards.filter(isShown)
    const next = cards[cards.indexOf(card) + by]
    if (next) app.navigate({ screen: 'group', id: next.id, key: null })
  }

  const one = (choice: Choice) => () => void decideShot(app, shot, choice)
  const together = (choice: Choice) => () => void decideGroup(app, shots, choice)

  return {
    title,
    element: element(
      'div',
      { class: 'detail' },
      element('div', { class: 'detail-head' }, back, heading, filtered),
      strip.element,
      element('div', { class: 'middle' }, shotTitle, viewer.element),
      side,
    ),
    commands: {
      ...viewer.commands,
      nextShot: () => move(1),
      previousShot: () => move(-1),
      nextGroup: () => moveGroup(1),
      previousGroup: () => moveGroup(-1),
      back: () => app.navigate({ screen: 'list' }),
      approve: one('approve'),
      reject: one('reject'),
      tolerate: one('tolerate'),
      quarantine: one('quarantine'),
      comment: () => void commentOn(app, shot),
      approveGroup: together('approve'),
      rejectGroup: together('reject'),
      tolerateGroup: together('tolerate'),
      quarantineGroup: together('quarantine'),
    },
    onMount() {
      app.current.card = card
      pick(shot, true)
      store.subscribe(() => bar.update(shot, shots), signal)
      heading.focus({ preventScroll: true })
    },
  }
}
