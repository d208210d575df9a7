import type { Decisions } from '../../report.ts'
import { applyCommand } from './apply-command.ts'
import { appendInChunks } from './append-in-chunks.ts'
import type { App, Screen } from './app.ts'
import { commitMessage } from './commits.ts'
import { decisionsOf, withdrawnOf } from './decision-rules.ts'
import { button, element, replaceContent, setText, type Child } from './element.ts'
import type { Choice } from './history.ts'
import { isDecided, shotName, type Card } from './model.ts'
import { hashOf } from './routes.ts'
import { formatDay } from './formatters.ts'

export function commitScreen(app: App, signal: AbortSignal): Screen {
  const { model, store, texts } = app
  const labels = texts.commit
  const heading = element('h1', { tabindex: -1 }, labels.title)
  const cards = new Map(model.cards.flatMap((card) => card.shots.map(({ key }) => [key, card] as const)))
  const lists = element('div', { class: 'commit-lists' })
  const left = element('div', { class: 'left' })
  const name = element('input', { name: 'by', autocomplete: 'name', required: true, dir: 'auto' })
  name.value = app.reviewer.get()
  const submit = element('button', { class: 'primary' }, app.commit ? labels.submit : labels.export)
  const answer = element('p', { class: 'answer', role: 'status' })
  const problem = element('p', { class: 'answer problem', role: 'alert' })
  const hint = element(
    'p',
    {},
    labels.exportHint,
    ' ',
    element('code', { dir: 'ltr' }, applyCommand(model.report)),
  )
  const exporting = button(labels.export, exportDecisions)
  const leavingOut = button('', leaveOut)
  hint.hidden = exporting.hidden = leavingOut.hidden = true
  const form = element(
    'form',
    { class: 'commit-form', onsubmit: commit },
    element('label', {}, element('span', {}, labels.by), name),
    submit,
    exporting,
    leavingOut,
    answer,
    problem,
    hint,
  )
  let listing = new AbortController()

  const decisions = () => decisionsOf(model.report, store.state.history.marks, name.value.trim())

  /** It hides itself. */
  function leaveOut() {
    store.dispatch({ type: 'clear', keys: refused() })
    submit.focus()
    app.announce(texts.cleared)
  }

  const refused = () => store.state.commit.answer?.refused ?? []

  store.subscribe(() => {
    listing.abort()
    listing = new AbortController()
    const current = decisions()
    const { history, committed } = store.state
    const { answer: last, isSending } = store.state.commit
    const { marks } = history
    const undecided = model.report.findings.filter((shot) => !isDecided(marks, shot)).length
    const commentsOnly = Object.values(marks).filter(({ choice }) => !choice).length
    submit.ariaDisabled = String(current.decisions.length === 0)
    replaceContent(
      left,
      current.decisions.length === 0 && element('p', {}, labels.empty),
      undecided > 0 && element('p', {}, labels.undecided(undecided)),
      commentsOnly > 0 && element('p', { class: 'warning' }, labels.commentsOnly(commentsOnly)),
    )
    const withdrawn = withdrawnOf(model.report, committed, marks)
    replaceContent(
      lists,
      withdrawn.length > 0 && withdrawnSection(app, withdrawn, cards, listing.signal),
      ...sections(app, current, cards, listing.signal),
    )
    form.ariaBusy = String(isSending)
    exporting.hidden = app.commit === null || !last || last.isDone
    leavingOut.hidden = refused().length === 0
    setText(leavingOut, labels.leaveOut(refused().length))
    const text = last ? commitMessage(texts, last) : ''
    setText(answer, isSending ? labels.sending : last?.isDone ? text : '')
    setText(problem, last?.isDone ? '' : text)
  }, signal)
  signal.addEventListener('abort', () => listing.abort())

  function commit(event: Event) {
    event.preventDefault()
    if (decisions().decisions.length === 0) return
    if (name.value.trim() === '') return setText(problem, labels.nameMissing)
    app.reviewer.set(name.value.trim())
    setText(problem, '')
    if (app.commit) return app.commit(decisions())
    exportDecisions()
  }

  function exportDecisions() {
    download(decisions())
    hint.hidden = false
    setText(answer, labels.exported)
  }

  const back = element('a', { class: 'button', href: hashOf({ screen: 'list' }) }, texts.back)
  return {
    title: labels.title,
    element: element(
      'div',
      { class: 'commit' },
      element('div', { class: 'detail-head' }, back, heading),
      left,
      form,
      lists,
    ),
    commands: { back: () => app.navigate({ screen: 'list' }) },
    onMount: () => heading.focus({ preventScroll: true }),
  }
}

const choices = ['approve', 'tolerate', 'quarantine', 'reject'] as const

type Cards = ReadonlyMap<string, Card>

function sections(app: App, { decisions }: Decisions, cards: Cards, signal: AbortSignal) {
  const { texts, locale } = app
  return choices.flatMap((choice) => {
    const own = decisions.filter((decision) => decision.choice === choice)
    if (own.length === 0) return []
    const items = own.map(({ key, comment, until }) => () => {
      const day = until && element('span', {}, ` ${texts.quarantine.until} ${formatDay(locale, until)}`)
      const quote = comment && element('blockquote', { dir: 'auto' }, comment)
      return shotItem(cards, key, day, quote)
    })
    return [section(app, choice, texts.chosen[choice], [texts.chosenExplained[choice]], items, signal)]
  })
}

function withdrawnSection(app: App, keys: readonly string[], cards: Cards, signal: AbortSignal) {
  const { store, texts, takeBack = '' } = app
  const { committed } = store.state
  const items = keys.map((key) => () => shotItem(cards, key, ` — ${texts.chosen[committed[key]!.choice]}`))
  const explained = [
    texts.commit.withdrawnExplained,
    ' ',
    element('bdi', { lang: 'en', dir: 'ltr' }, takeBack),
  ]
  return section(app, 'withdrawn', texts.commit.withdrawn, explained, items, signal)
}

function section(
  { number }: App,
  choice: Choice | 'withdrawn',
  title: string,
  explained: readonly Child[],
  items: readonly (() => HTMLElement)[],
  signal: AbortSignal,
) {
  const list = element('ul')
  appendInChunks(list, items, signal)
  const heading = element('h2', {}, title, ' ', element('span', { class: 'count' }, number(items.length)))
  return element(
    'section',
    { 'data-choice': choice },
    heading,
    element('p', { class: 'label' }, ...explained),
    list,
  )
}

function shotItem(cards: Cards, key: string, ...about: readonly Child[]) {
  const card = cards.get(key)!
  const shot = card.shots.find((one) => one.key === key)!
  const href = hashOf({ screen: 'group', id: card.id, key })
  return element('li', {}, element('a', { href }, element('bdi', {}, shotName(shot))), ...about)
}

function download(decisions: Decisions) {
  const file = new Blob([`${JSON.stringify(decisions, null, 1)}\n`], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  element('a', { href, download: 'decisions.json' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
