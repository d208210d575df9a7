import type { Report } from '../report.ts'
import { texts } from '../review/app/texts.ts'

const { verdicts: verdictNames } = texts.en
const maxRows = 40

const escaped = (text: string) => text.replaceAll(/[|\\`<]/g, '\\$&')

export function statusOf({ findings, groups }: Report): string {
  const broken = findings.filter(({ verdict }) => verdict === 'broken').length
  if (broken > 0) return `${broken} broken`
  if (groups.length === 0) return 'nothing changed'
  return groups.length === 1 ? '1 change waits for review' : `${groups.length} changes wait for review`
}

export function summaryOf(report: Report): string {
  const verdicts = new Map(report.findings.map(({ key, verdict }) => [key, verdict]))
  const rows = report.groups.map(({ cause, keys }) => {
    const stories = new Set(keys.map((key) => key.split(' ')[0]))
    const verdict = verdictNames[verdicts.get(keys[0]!) ?? 'changed']
    const first = escaped([...stories][0] ?? '')
    return `| ${verdict} | ${escaped(cause)} | ${stories.size === 1 ? first : `${first} and ${stories.size - 1} more`} | ${keys.length} |`
  })
  const left = rows.length - maxRows
  return [
    `### Pictures: ${statusOf(report)}`,
    '',
    `${report.shots} shots by Chromium ${report.build}.`,
    ...(rows.length > 0
      ? ['', '| | What changed | Stories | Shots |', '|---|---|---|---|', ...rows.slice(0, maxRows)]
      : []),
    ...(left > 0 ? ['', `… and ${left} more.`] : []),
    '',
  ].join('\n')
}
