import type { Decisions } from '../../report.ts'
import { applyCommand } from './apply-command.ts'
import { appendInChunks } from './append-in-chunks.ts'
import type { App, CommitAnswer, Screen } from './app.ts'
import { decisionsOf } from './decision-rules.ts'
import { element, replaceContent, setText } from './element.ts'
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
  const submit = element(
    'button',
    { class: 'primary' },
    app.endpoint === null ? labels.export : labels.submit,
  )
  const answer = element('p', { class: 'answer', role: 'status' })
  const problem = element('p', { class: 'answer problem', role: 'alert' })
  const hint = element(
    'p',
    {},
    labels.exportHint,
    ' ',
    element('code', { dir: 'ltr' }, applyCommand(model.report)),
  )
  hint.hidden = true
  const form = element(
    'form',
    { class: 'commit-form', onsubmit: (event) => void commit(event) },
    element('label', {}, element('span', {}, labels.by), name),
    submit,
    answer,
    problem,
    hint,
  )
  let listing = new AbortController()

  const decisions = () => decisionsOf(model.report, store.state.history.marks, name.value.trim())

  store.subscribe(() => {
    listing.abort()
    listing = new AbortController()
    const current = decisions()
    const { marks } = store.state.history
    const undecided = model.report.findings.filter((shot) => !isDecided(marks, shot)).length
    const commentsOnly = Object.values(marks).filter(({ choice }) => !choice).length
    submit.ariaDisabled = String(current.decisions.length === 0)
    replaceContent(
      left,
      current.decisions.length === 0 && element('p', {}, labels.empty),
      undecided > 0 && element('p', {}, labels.undecided(undecided)),
      commentsOnly > 0 && element('p', { class: 'warning' }, labels.commentsOnly(commentsOnly)),
    )
    replaceContent(lists, ...sections(app, current, cards, listing.signal))
  }, signal)
  signal.addEventListener('abort', () => listing.abort())

  async function commit(event: Event) {
    event.preventDefault()
    if (decisions().decisions.length === 0) return
    if (name.value.trim() === '') return setText(problem, labels.nameMissing)
    app.reviewer.set(name.value.trim())
    setText(problem, '')
    if (app.endpoint === null) {
      download(decisions())
      hint.hidden = false
      return setText(answer, labels.exported)
    }
    if (app.commit.inFlight) return
    app.commit.inFlight = send(app.endpoint, decisions()).finally(() => (app.commit.inFlight = null))
    await showAnswer(app.commit.inFlight)
  }

  async function showAnswer(sent: Promise<CommitAnswer>) {
    form.ariaBusy = 'true'
    setText(answer, labels.sending)
    const { message, isDone } = await sent
    form.ariaBusy = 'false'
    setText(answer, isDone ? message : '')
    setText(problem, isDone ? '' : `${labels.failed} ${message}`)
  }

  if (app.commit.inFlight) void showAnswer(app.commit.inFlight)

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

function sections(app: App, { decisions }: Decisions, cards: ReadonlyMap<string, Card>, signal: AbortSignal) {
  const { texts, number, locale } = app
  return choices.flatMap((choice) => {
    const own = decisions.filter((decision) => decision.choice === choice)
    if (own.length === 0) return []
    const list = element('ul', {})
    const makers = own.map(({ key, comment, until }) => () => {
      const card = cards.get(key)!
      const shot = card.shots.find((one) => one.key === key)!
      const href = hashOf({ screen: 'group', id: card.id, key })
      const day = until && element('span', {}, ` ${texts.quarantine.until} ${formatDay(locale, until)}`)
      const quote = comment && element('blockquote', { dir: 'auto' }, comment)
      return element('li', {}, element('a', { href }, element('bdi', {}, shotName(shot))), day, quote)
    })
    appendInChunks(list, makers, signal)
    const title = element(
      'h2',
      {},
      texts.chosen[choice],
      ' ',
      element('span', { class: 'count' }, number(own.length)),
    )
    const explained = element('p', { class: 'label' }, texts.chosenExplained[choice])
    return [element('section', { 'data-choice': choice }, title, explained, list)]
  })
}

async function send(endpoint: string, decisions: Decisions): Promise<CommitAnswer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(decisions),
    })
    const { message }: { message: string } = await response.json()
    return { message, isDone: response.ok }
  } catch (error) {
    return { message: String(error), isDone: false }
  }
}

function download(decisions: Decisions) {
  const file = new Blob([`${JSON.stringify(decisions, null, 1)}\n`], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  element('a', { href, download: 'decisions.json' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
