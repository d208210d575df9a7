import type { App } from './app.ts'
import { commandButton, setEnabled } from './command-button.ts'
import { redo, undo } from './decide.ts'
import { uncommittedOf } from './decision-rules.ts'
import { showHelp } from './dialogs.ts'
import { button, element, setText } from './element.ts'
import { isDecided, approvableShown } from './model.ts'
import { hashOf } from './routes.ts'
import { formatDateTime, formatNumber, languageNames, locales, type Locale } from './formatters.ts'

type Choose = (locale: Locale) => void

export function header(app: App, choose: Choose, signal: AbortSignal): HTMLElement {
  const { model, store, texts, locale, number } = app
  const { report } = model
  const progress = element('p', { class: 'progress-text' })
  const meter = element('progress', { max: Math.max(report.findings.length, 1), 'aria-hidden': 'true' })
  const undoing = commandButton('undo', texts.undo, () => undo(app))
  const redoing = commandButton('redo', texts.redo, () => redo(app))
  const approveSeen = button('', () => approveAllSeen(app))
  const unsaved = element('p', { class: 'warning', role: 'alert' })
  const toCommit = element('a', { class: 'button primary', href: hashOf({ screen: 'commit' }) })

  store.subscribe(() => {
    const { history, committed, filters, seen, isSaved } = store.state
    setText(unsaved, isSaved ? '' : texts.unsaved)
    unsaved.hidden = isSaved
    const decided = report.findings.filter((shot) => isDecided(history.marks, shot)).length
    setText(progress, texts.progress(number(decided), number(report.findings.length)))
    meter.value = decided
    const takes = approvableShown(model, history.marks, filters, seen).length
    setText(approveSeen, texts.approveSeen(takes))
    setEnabled(approveSeen, takes > 0)
    setEnabled(undoing, history.past.length > 0)
    setEnabled(redoing, history.future.length > 0)
    setText(toCommit, texts.toCommit(uncommittedOf(report, committed, history.marks).length))
  }, signal)

  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(report.seconds)
  const run = texts.run(formatDateTime(locale, report.at), formatNumber(locale, report.shots), seconds)
  const tolerated = report.tolerated?.length ?? 0
  const carried = store.state.carriedOver
  const left = report.left === undefined ? null : element('p', { class: 'run' }, texts.left(report.left))
  return element(
    'header',
    { class: 'top' },
    element(
      'div',
      { class: 'brand' },
      element('a', { class: 'home', href: hashOf({ screen: 'list' }) }, texts.title),
      element('p', { class: 'run' }, run, ' · ', element('bdi', { dir: 'ltr' }, report.build)),
      left,
      carried > 0 && element('p', { class: 'run' }, texts.carriedOver(carried)),
      unsaved,
      tolerated > 0 && element('p', { class: 'run' }, texts.tolerated(tolerated)),
    ),
    element('div', { class: 'progress' }, progress, meter),
    element('div', { class: 'buttons' }, undoing, redoing, approveSeen, toCommit),
    element(
      'div',
      { class: 'buttons' },
      languages(locale, texts.language, choose),
      commandButton('help', texts.help, () => showHelp(app)),
    ),
  )
}

function approveAllSeen(app: App) {
  const { model, store, texts } = app
  const { history, filters, seen } = store.state
  const keys = approvableShown(model, history.marks, filters, seen).map(({ key }) => key)
  if (keys.length === 0) return app.announce(texts.notPossible('approve'))
  store.dispatch({ type: 'decide', keys, choice: 'approve' })
  app.announce(texts.decidedNow('approve', keys.length))
}

function languages(locale: Locale, label: string, choose: Choose) {
  const options = locales.map((one) =>
    element('option', { value: one, lang: one, selected: one === locale }, languageNames[one]),
  )
  const select: HTMLSelectElement = element(
    'select',
    { id: 'language', 'aria-label': label, onchange: () => choose(select.value as Locale) },
    ...options,
  )
  return select
}
