import type { Finding } from '../../report.ts'
import { modeName } from '../../modes.ts'
import type { App, Screen } from './app.ts'
import { commentOn, decideShot, decideTogether } from './decide.ts'
import { decideBar } from './decide-bar.ts'
import { element, fill } from './element.ts'
import { noFilters } from './filters.ts'
import { facts } from './facts.ts'
import type { Choice } from './history.ts'
import { keyLabel } from './keys.ts'
import { shotName, shotsShown, type Card } from './model.ts'
import { hashOf } from './routes.ts'
import { stage } from './stage.ts'
import { strip } from './strip.ts'
import { verdictChip } from './thumbnail.ts'

/** The second screen: the shots of one cause. Those that the filters let through when it is opened, or all. */
export function groupDetail(app: App, card: Card, wanted: string | null, signal: AbortSignal): Screen {
  const { store, texts, number } = app
  const fit = shotsShown(card, store.state.history.marks, store.state.filters)
  const isListed = wanted === null || fit.some(({ key }) => key === wanted)
  const shots = isListed && fit.length > 0 ? fit : card.shots
  let shot = shots.find(({ key }) => key === wanted) ?? shots[0]!

  const title = card.cause || shotName(shot)
  const heading = element('h1', { tabindex: -1 }, element('bdi', { lang: 'en' }, title))
  const back = element(
    'a',
    { class: 'button', href: hashOf({ screen: 'list' }), 'aria-keyshortcuts': 'Escape' },
    texts.back,
    element('kbd', { 'aria-hidden': 'true' }, keyLabel('back')),
  )
  const showAll = element('button', { type: 'button', onclick: () => openWhole() }, texts.showAll)
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
  const pictures = stage(app, signal)
  const picker = strip(app, shots, pick, signal)
  const side = element('aside', { class: 'side', 'aria-label': texts.filters.decided }, bar.element, about)

  function pick(next: Finding, isFirst = false) {
    shot = next
    const { story, mode, verdict } = shot
    fill(
      shotTitle,
      element('bdi', {}, `${story.title} — ${story.name}`),
      ' ',
      element('bdi', { class: 'mode', dir: 'ltr', lang: 'en' }, modeName(mode)),
      ' ',
      verdictChip(app, verdict, ''),
    )
    fill(about, facts(app, shot, card.unmirrored.has(shot.key)))
    side.scrollTop = 0
    bar.update(shot, shots)
    picker.pick(shot)
    pictures.show(shot)
    history.replaceState(null, '', hashOf({ screen: 'group', id: card.id, key: shot.key }))
    if (!isFirst) app.say(texts.shotAt(number(shots.indexOf(shot) + 1), number(shots.length), shotName(shot)))
  }

  function openWhole() {
    store.filter(noFilters)
    app.go({ screen: 'group', id: card.id, key: shot.key })
  }

  function move(by: number) {
    const next = shots[shots.indexOf(shot) + by]
    if (next) pick(next)
  }

  function moveGroup(by: number) {
    const { filters, history: decided } = store.state
    const isShown = (one: Card) => one === card || shotsShown(one, decided.marks, filters).length > 0
    const cards = app.model.cards.filter(isShown)
    const next = cards[cards.indexOf(card) + by]
    if (next) app.go({ screen: 'group', id: next.id, key: null })
  }

  const one = (choice: Choice) => () => void decideShot(app, shot, choice)
  const together = (choice: Choice) => () => void decideTogether(app, shots, choice)

  return {
    title,
    element: element(
      'div',
      { class: 'detail' },
      element('div', { class: 'detail-head' }, back, heading, filtered),
      picker.element,
      element('div', { class: 'middle' }, shotTitle, pictures.element),
      side,
    ),
    commands: {
      ...pictures.commands,
      nextShot: () => move(1),
      previousShot: () => move(-1),
      nextGroup: () => moveGroup(1),
      previousGroup: () => moveGroup(-1),
      back: () => app.go({ screen: 'list' }),
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
    enter() {
      app.current.card = card
      pick(shot, true)
      store.watch(() => bar.update(shot, shots), signal)
      heading.focus({ preventScroll: true })
    },
  }
}
