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
    updateList(matching(lines, { text: search.value, onlyProblems: onlyProblems.checked }))
  const search = element('input', {
    type: 'search',
    placeholder: 'Filter: getCart 503 /api/auth',
    'aria-label': 'Filter the log',
    oninput: filterLines,
  })
  const onlyProblems = element('input', { type: 'checkbox', onchange: filterLines })
  const onlyLabel = element('label', { class: 'choice' }, onlyProblems, element('span', {}, 'Only problems'))
  return {
    name: 'requests',
    title: 'Requests',
    element: element('div', {}, element('div', { class: 'bar' }, search, onlyLabel), list),
    update: (session) => {
      lines = logLines(session)
      filterLines()
      const problems = problemCount(session)
      return `${session.log.length}${problems > 0 ? `, problems: ${problems}` : ''}`
    },
  }
}

function toneOf({ status, isProblem }: LogLine): string {
  if (isProblem || status === null || status === 0 || status >= 500) return 'bad'
  return status >= 400 ? 'odd' : 'fine'
}

const logRow = (line: LogLine) =>
  element(
    'li',
    { class: line.isProblem ? 'problem' : '' },
    element('span', { class: 'soft' }, timeText(line.at)),
    element('span', { class: `status ${toneOf(line)}` }, statusText(line.status)),
    element('strong', {}, line.call),
    line.fault !== null && element('span', { class: 'fault' }, line.fault),
    element('span', { class: 'what' }, line.what),
    ...line.issues.map((issue) => element('span', { class: 'issue' }, issue)),
  )
