import { appendInChunks } from './append-in-chunks.ts'
import type { App, Screen } from './app.ts'
import { decideGroup } from './decide.ts'
import { element, setText } from './element.ts'
import { filterBar } from './filter-bar.ts'
import { isFiltering } from './filters.ts'
import { isDecided, filteredShots, problemCounts, verdictCounts, type Card } from './model.ts'
import { hashOf } from './routes.ts'
import { thumbnail, verdictChip } from './thumbnail.ts'

type CardView = { card: Card; element: HTMLElement; link: HTMLAnchorElement; update(): void }

export function groupList(app: App, signal: AbortSignal): Screen {
  const { model, store, texts } = app
  const views: CardView[] = []
  const list = element('ul', { class: 'cards' })
  const empty = element('p', { class: 'empty' })
  const count = element('span', { class: 'count' })
  const heading = element('h1', { tabindex: -1 }, texts.list, ' ', count)
  const bar = filterBar(app, signal)
  const screen = element('div', { class: 'list-screen' }, heading, bar.element, empty, list)

  const hasFocus = (view: CardView) => view.element.contains(document.activeElement)
  const isCurrent = ({ card }: CardView) => card === app.current.card

  const makers = model.cards.map((card) => () => {
    const view = cardView(app, card)
    view.update()
    views.push(view)
    return view.element
  })
  appendInChunks(list, makers, signal)

  store.subscribe(() => {
    const { history, filters } = store.state
    const shown = model.cards.filter((card) => filteredShots(card, history.marks, filters).length > 0)
    setText(count, texts.groups(shown.length))
    const isEmpty = shown.length === 0
    setText(empty, isEmpty ? (isFiltering(filters) ? texts.noMatch : texts.nothing) : '')
    empty.hidden = !isEmpty
    const at = views.findIndex(hasFocus)
    for (const view of views) view.update()
    if (views[at]?.element.hidden) focusAfter(at)
  }, signal)

  const shownViews = () => views.filter((view) => !view.element.hidden)
  function focusAfter(at: number) {
    const next = views.slice(at).find((view) => !view.element.hidden) ?? shownViews().at(-1)
    const target = next?.link ?? heading
    target.focus()
  }
  function move(by: number) {
    const shown = shownViews()
    const at = shown.findIndex(hasFocus)
    const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), shown.length - 1)
    shown[next]?.link.focus()
  }
  const current = () => shownViews().find(hasFocus) ?? shownViews().find(isCurrent)
  function together(choice: 'approve' | 'reject' | 'tolerate' | 'quarantine') {
    const card = current()?.card
    if (card)
      void decideGroup(app, filteredShots(card, store.state.history.marks, store.state.filters), choice)
  }
  const next = () => move(1)
  const previous = () => move(-1)

  return {
    title: texts.list,
    element: screen,
    commands: {
      nextShot: next,
      previousShot: previous,
      nextGroup: next,
      previousGroup: previous,
      open: () => {
        const card = (current() ?? shownViews()[0])?.card
        if (card) app.navigate({ screen: 'group', id: card.id, key: null })
      },
      approveGroup: () => together('approve'),
      rejectGroup: () => together('reject'),
      tolerateGroup: () => together('tolerate'),
      quarantineGroup: () => together('quarantine'),
      search: () => bar.search.focus(),
    },
    onMount() {
      const view = shownViews().find(isCurrent)
      if (view) view.link.focus()
      else heading.focus({ preventScroll: true })
    },
  }
}

function cardView(app: App, card: Card): CardView {
  const { store, texts, number } = app
  const first = card.shots.find(({ after }) => after) ?? card.shots[0]!
  const cause = card.cause || `${first.story.title} — ${first.story.name}`
  const countOf = (count: number) => (card.shots.length > 1 ? number(count) : '')
  const chips = [
    ...verdictCounts(card.shots).map(([verdict, count]) => verdictChip(app, verdict, countOf(count))),
    ...problemCounts(card.shots).map(([kind, count]) =>
      element(
        'span',
        { class: 'chip', 'data-verdict': kind },
        `${texts.problemKinds[kind]} ${countOf(count)}`.trim(),
      ),
    ),
  ]
  const rejected = card.shots.filter((shot) => shot.rejected !== null).length
  if (rejected > 0)
    chips.push(
      element('span', { class: 'chip', 'data-verdict': 'rejected' }, `${texts.rejected} ${number(rejected)}`),
    )
  if (card.unmirrored.size > 0)
    chips.push(element('span', { class: 'chip', 'data-verdict': 'unmirrored' }, texts.unmirrored))
  const state = element('p', { class: 'state' })
  const stories = element(
    'p',
    { class: 'counts' },
    `${texts.stories(card.stories)} · ${texts.shots(card.shots.length)}`,
  )
  const storyTitle = element('span', { class: 'story' }, element('bdi', {}, first.story.title))
  const link = element(
    'a',
    {
      href: hashOf({ screen: 'group', id: card.id, key: null }),
      onfocus: () => (app.current.card = card),
    },
    element('h2', {}, element('bdi', { lang: 'en' }, cause)),
  )
  const summary = element(
    'div',
    { class: 'card-text' },
    link,
    storyTitle,
    stories,
    element('p', { class: 'chips' }, ...chips),
    state,
  )
  const made = element('li', { class: 'card' }, thumbnail(app, first), summary)
  return {
    card,
    element: made,
    link,
    update() {
      const { history, filters, seen } = store.state
      const decided = card.shots.filter((shot) => isDecided(history.marks, shot)).length
      const looked = card.shots.filter(({ key }) => seen.has(key)).length
      made.hidden = filteredShots(card, history.marks, filters).length === 0
      const key = decided === card.shots.length ? 'decided' : looked === 0 ? 'unseen' : 'undecided'
      made.dataset.state = key
      const whole = key === 'decided' ? texts.states.decided : texts.states.undecided
      const partly =
        decided > 0 && key !== 'decided' ? texts.partly(number(decided), number(card.shots.length)) : whole
      setText(state, `${partly} · ${looked === 0 ? texts.states.unseen : texts.seenCount(looked)}`)
    },
  }
}
