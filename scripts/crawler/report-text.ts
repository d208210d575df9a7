import type { Card, CardText } from '#mocks/server/panel/crawler/cards.ts'
import type { CrawlReport } from '#mocks/server/panel/crawler/crawl-report.ts'
import { crawlers } from '#mocks/server/panel/crawler/crawlers.ts'
import type { Verdict } from '#mocks/server/panel/crawler/json-ld.ts'
import { kilobytes } from '#mocks/server/panel/crawler/kilobytes.ts'
import { factRows } from '#mocks/server/panel/crawler/fact-rows.ts'
import type { FactRow } from '#mocks/server/panel/crawler/fact-rows.ts'

const labelWidth = 14

export function reportText(report: CrawlReport): string {
  const { address, isShell, warnings, jsonLd, cards } = report
  const [status, ...rows] = factRows(report)
  const parts = [
    [address, `  ${status!.values[0]}`],
    section('Warnings', warnings),
    ...(isShell
      ? []
      : [
          rows.flatMap(rowLines),
          section('JSON-LD', jsonLd.length === 0 ? ['none'] : jsonLd.flatMap(verdictLines)),
          ...cards.map(cardLines),
        ]),
  ]
  const filled = parts.filter((lines) => lines.length > 0)
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)]

function rowLines({ label, values }: FactRow): string[] {
  const [first = 'none', ...others] = values
  return [
    `  ${label.padEnd(labelWidth)} ${first}`,
    ...others.map((value) => `  ${' '.repeat(labelWidth)} ${value}`),
  ]
}

function verdictLines({ types, problems }: Verdict): string[] {
  const name = types.join(', ') || 'A block'
  return problems.length === 0
    ? [`${name}: good`]
    : [`${name}:`, ...problems.map((problem) => `  ${problem}`)]
}

const textLine = ({ text, tag, isCut }: CardText) => `${text}  (${tag}${isCut ? ', cut' : ''})`

function cardLines({ crawler, site, title, description, picture, isLarge, warnings }: Card): string[] {
  const { name, bytes } = crawlers[crawler]
  return section(`${name}, which reads the first ${kilobytes(bytes)}`, [
    site,
    title ? textLine(title) : 'no title',
    description ? textLine(description) : 'no description',
    picture
      ? `${isLarge ? 'large' : 'small'} picture, ${picture.width} × ${picture.height}, ${picture.type}, ${kilobytes(picture.bytes ?? 0)}  (${picture.tag})`
      : 'no picture',
    ...warnings.map((warning) => `! ${warning}`),
  ])
}
