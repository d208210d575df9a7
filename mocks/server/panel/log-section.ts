import { timeText } from './clock-text.ts'
import { element } from './element.ts'
import type { LogLine } from './log-lines.ts'
import { logLines, matching, statusText } from './log-lines.ts'
import { renderOnChange } from './render-on-change.ts'
import type { Section } from './section.ts'
import { problemCount } from './problem-count.ts'

export function logSection(): Section {
  let lines: readonly LogLine[] = []
  const list = element('ol', { class: 'log', reversed: true, 'aria-label': 'Requests, newest first' })
  const updateList = renderOnChange(list, (found: readonly LogLine[]) =>
    found.length > 0 ? found.map(logRow) : [element('li', { class: 'soft' }, 'Nothing to see.')],
  )
  const filterLines = () =>
    updateList(matching(lines, { text: search.value, onlyTrouble: onlyTrouble.checked }))
  const search = element('input', {
    type: 'search',
    placeholder: 'Filter: getCart 503 /api/auth',
    'aria-label': 'Filter the log',
    oninput: filterLines,
  })
  const onlyTrouble = element('input', { type: 'checkbox', onchange: filterLines })
  const onlyLabel = element('label', { class: 'choice' }, onlyTrouble, element('span', {}, 'Only trouble'))
  return {
    name: 'requests',
    title: 'Requests',
    element: element('div', {}, element('div', { class: 'bar' }, search, onlyLabel), list),
    update: (session) => {
      lines = logLines(session)
      filterLines()
      const trouble = problemCount(session)
      return `${session.log.length}${trouble > 0 ? `, trouble: ${trouble}` : ''}`
    },
  }
}

function toneOf({ status, isTrouble }: LogLine): string {
  if (isTrouble || status === null || status === 0 || status >= 500) return 'bad'
  return status >= 400 ? 'odd' : 'fine'
}

const logRow = (line: LogLine) =>
  element(
    'li',
    { class: line.isTrouble ? 'trouble' : '' },
    element('span', { class: 'soft' }, timeText(line.at)),
    element('span', { class: `status ${toneOf(line)}` }, statusText(line.status)),
    element('strong', {}, line.call),
    line.fault !== null && element('span', { class: 'fault' }, line.fault),
    element('span', { class: 'what' }, line.what),
    ...line.issues.map((issue) => element('span', { class: 'issue' }, issue)),
  )
