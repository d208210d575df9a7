import type { AxeFinding, Branches, Change, Finding, Image, OrderedDiff, Unrest } from '../../report.ts'
import type { App } from './app.ts'
import { element } from './element.ts'
import { formatDay, isolated } from './formatters.ts'
import type { Texts } from './texts.en.ts'

export function shotDetails(app: App, shot: Finding, isUnmirrored: boolean): HTMLElement {
  const { texts } = app
  return element(
    'div',
    { class: 'facts' },
    verdict(app, shot, isUnmirrored),
    list(
      texts.unrestTitle,
      (shot.unrest ?? []).map((one) => unrest(app, one)),
      'unrest',
    ),
    list(texts.problems, shot.problems.map(preformatted)),
    list(texts.errorsGone, shot.errorsGone.map(preformatted), 'went'),
    textDiff(app, texts.text, shot.text),
    textDiff(app, texts.names, shot.names),
    shot.tabStops && textDiff(app, texts.tabStops, shot.tabStops),
    list(texts.axeCame, shot.axe.came.map(axe), 'came'),
    list(texts.axeGone, shot.axe.gone.map(axe), 'went'),
    why(app, shot),
  )
}

function verdict({ texts, locale }: App, shot: Finding, isUnmirrored: boolean) {
  const { verdict: found, after, branches, change, leakedFrom, quarantine, rejected, hasFailed } = shot
  return section(
    texts.verdicts[found],
    element('p', {}, texts.explained[found]),
    found === 'contested' && branches && element('p', {}, texts.contestedBy[sideOf(after, branches)]),
    hasFailed && found !== 'broken' && element('p', { class: 'warning' }, texts.failedExplained),
    rejected && element('p', { class: 'warning' }, texts.wasRejected(isolated(rejected.by))),
    rejected && element('blockquote', { dir: 'auto' }, rejected.reason),
    change && element('p', {}, differences(texts, change)),
    leakedFrom && element('p', {}, texts.leakedFrom, ' ', code(leakedFrom)),
    isUnmirrored && element('p', { class: 'warning' }, texts.unmirroredExplained),
    quarantine &&
      element('p', { class: 'warning' }, texts.quarantinedUntil(formatDay(locale, quarantine.until))),
    quarantine && element('blockquote', { dir: 'auto' }, quarantine.comment),
  )
}

function sideOf(after: Image | null, { ours, theirs }: Branches) {
  const [isOurs, isTheirs] = [ours, theirs].map((side) => side?.hash === after?.hash)
  if (isOurs === isTheirs) return 'both'
  return isOurs ? 'ours' : 'theirs'
}

/** Rows that came or went are not among the pixels. */
function differences(texts: Texts, { pixels, rows }: Change) {
  const moved = rows.reduce((sum, { by }) => sum + Math.abs(by), 0)
  return [(pixels > 0 || moved === 0) && texts.pixels(pixels), moved > 0 && texts.rows(moved)]
    .filter(Boolean)
    .join(' · ')
}

function textDiff({ texts }: App, title: string, { gone, came, moved }: OrderedDiff) {
  const line = (tag: 'del' | 'ins', label: string) => (text: string) =>
    element(
      'li',
      {},
      element('span', { class: 'visually-hidden' }, label, ' '),
      element(tag, { dir: 'auto' }, text),
    )
  const moves = moved.map(({ line: text, before }) =>
    before === null ? texts.lineLast(isolated(text)) : texts.lineMoved(isolated(text), isolated(before)),
  )
  const lines = [
    ...gone.map(line('del', texts.went)),
    ...came.map(line('ins', texts.came)),
    ...moves.map((text) => element('li', {}, text)),
  ]
  return list(title, lines, 'lines')
}

function why({ texts }: App, { why: { files, origin } }: Finding) {
  const paths = files.map((file) => element('li', {}, code(file)))
  return section(
    texts.why,
    element('p', {}, texts.origins[origin]),
    paths.length > 0 && element('p', { class: 'label' }, texts.files),
    paths.length > 0 && element('ul', {}, ...paths),
  )
}

function axe({ rule, impact, help, target }: AxeFinding) {
  const label = element('span', { dir: 'auto', lang: 'en' }, help)
  return element('li', {}, label, ' ', code(`${rule} · ${impact}`), ' ', code(target))
}

function unrest({ texts }: App, { kind, detail }: Unrest) {
  return element('li', {}, texts.unrest[kind], detail && element('bdi', {}, detail))
}

function preformatted(text: string) {
  return element('li', {}, element('pre', { dir: 'ltr' }, text))
}

function list(title: string, items: HTMLElement[], kind = '') {
  return items.length > 0 && section(title, element('ul', { class: kind }, ...items))
}

function section(title: string, ...children: Parameters<typeof element>[2][]) {
  return element('section', {}, element('h3', {}, title), ...children)
}

function code(text: string) {
  return element('code', { dir: 'ltr' }, text)
}
