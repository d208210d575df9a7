import { element } from '../element.ts'
import { cardView } from './card-view.ts'
import type { CrawlReport } from './crawl-report.ts'
import { factRows } from './fact-rows.ts'
import type { FactRow } from './fact-rows.ts'
import type { Verdict } from './json-ld.ts'
import { reportStyle } from './report-style.ts'

export function reportView(report: CrawlReport): HTMLElement {
  const { address, isShell, warnings, jsonLd, cards } = report
  return element(
    'div',
    { class: 'report' },
    element('style', {}, reportStyle),
    element('p', {}, element('code', {}, address)),
    warnings.length > 0 && list('Warnings', warnings.map(warningItem)),
    ...(isShell
      ? []
      : [
          element('dl', {}, ...factRows(report).flatMap(rowElements)),
          element('h3', {}, 'JSON-LD'),
          list('JSON-LD', jsonLd.length === 0 ? [element('li', {}, 'none')] : jsonLd.map(verdictItem)),
          element('h3', {}, 'Cards'),
          element('div', { class: 'cards' }, ...cards.map(cardView)),
        ]),
  )
}

const list = (name: string, items: readonly HTMLElement[]) => element('ul', { 'aria-label': name }, ...items)

const warningItem = (warning: string) => element('li', { class: 'odd' }, warning)

const rowElements = ({ label, values }: FactRow) => [
  element('dt', {}, label),
  ...(values.length === 0 ? [element('dd', { class: 'soft' }, 'none')] : values.map(valueElement)),
]

const valueElement = (value: string) => element('dd', { dir: 'auto' }, value)

const verdictItem = ({ types, problems }: Verdict) =>
  element(
    'li',
    { class: problems.length === 0 ? 'fine' : 'bad' },
    `${types.join(', ') || 'A block'}: ${problems.join('; ') || 'good'}`,
  )
