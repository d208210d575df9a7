import type { Summary } from './figures.ts'

const start = '<!-- bench:start -->'
const end = '<!-- bench:end -->'
const width = 45

/** Replaces the lines of `rows` in the table between the marks; other lines stay, new ones come last. */
export function withFigures(document: string, rows: readonly Summary[], date: string): string {
  const [before, table, after] = splitAtMarks(document)
  const lines = table.split('\n').filter((line) => line.startsWith('|'))
  const written = new Map(lines.slice(2).map((line) => [subjectOf(line), line]))
  for (const row of rows) written.set(row.what, lineOf(row.what, row.figure, date))
  const header = [lineOf('what', 'figure', 'measured'), lineOf('-'.repeat(width), '------', '--------')]
  return `${before}${start}\n\n${[...header, ...written.values()].join('\n')}\n\n${end}${after}`
}

function splitAtMarks(document: string): [before: string, table: string, after: string] {
  const [before, rest, ...more] = document.split(start)
  const [table, after, ...others] = rest?.split(end) ?? []
  if (before === undefined || table === undefined || after === undefined || more.length + others.length > 0)
    throw new Error(`The document needs one "${start}" and below it one "${end}": add them around its table.`)
  return [before, table, after]
}

function lineOf(what: string, figure: string, date: string) {
  return `| ${what.padEnd(width)} | ${figure} | ${date} |`
}

function subjectOf(line: string) {
  return line.split('|')[1]!.trim()
}
