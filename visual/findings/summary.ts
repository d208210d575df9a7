import { join } from 'node:path'
import type { Finding, Report } from '../report.ts'
import { statusOf } from './comment.ts'

const maxCauses = 20
const maxProblems = 20
const maxShots = 4
const maxWidth = 160

const lineOf = (problem: string) => problem.replaceAll('\n', ': ').slice(0, maxWidth)

/** Lines for the log of a run: who reads it may have no report. */
export function summaryOf(report: Report, folder: string): string[] {
  const { shots, seconds, findings, groups, tolerated = [], retried = [] } = report
  const rate = Math.round((shots / seconds) * 60)
  const byKey = new Map(findings.map((one) => [one.key, one]))
  const rejected = findings.flatMap(({ key, rejected: one }) => (one ? [{ key, ...one }] : []))
  return [
    `${shots} shots in ${seconds.toFixed(1)} s, ${rate} a minute`,
    ...[...new Set(findings.map(({ verdict }) => verdict))].map((verdict) => {
      const count = findings.filter((one) => one.verdict === verdict).length
      return `${String(count).padStart(6)} ${verdict}`
    }),
    ...findings
      .filter(({ problems }) => problems.length > 0)
      .slice(0, maxProblems)
      .map(({ key, problems }) => `  ${key}: ${lineOf(problems[0]!)}`),
    ...rejected
      .slice(0, maxProblems)
      .map(({ key, by, reason }) => `  ${key} was rejected by ${by}: ${reason.slice(0, maxWidth)}`),
    ...tolerated.map(
      ({ key, pixels }) =>
        `  ${key}: ${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}, which its story tolerates`,
    ),
    ...retried
      .slice(0, maxProblems)
      .map(({ key, after }) => `  ${key}: two more attempts agree, after ${lineOf(after)}`),
    ...groups
      .slice(0, maxCauses)
      .flatMap(({ cause, keys }) => [
        `${String(keys.length).padStart(6)} ${cause.slice(0, maxWidth)}`,
        ...keys.slice(0, maxShots).map((key) => `       ${describeShot(key, byKey.get(key))}`),
        ...(keys.length > maxShots ? [`       … and ${keys.length - maxShots} more`] : []),
      ]),
    findings.length === 0
      ? 'Nothing changed.'
      : `${statusOf(report)}: open ${join(folder, 'index.html')}, or run "npx visual review".`,
  ]
}

function describeShot(key: string, finding: Finding | undefined) {
  const [first, ...others] = finding?.change?.regions ?? []
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const details = [
    first && `${first.width} × ${first.height} at ${first.x}, ${first.y}${more}`,
    ...(finding?.change?.rows ?? [])
      .slice(0, 1)
      .map(({ at, by }) => `rows ${by > 0 ? `+${by}` : by} at y ${at}`),
    ...(finding?.text.gone.slice(0, 1) ?? []).map((line) => `gone ${JSON.stringify(line)}`),
    ...(finding?.text.came.slice(0, 1) ?? []).map((line) => `came ${JSON.stringify(line)}`),
  ].filter((one) => one !== undefined)
  return (details.length > 0 ? `${key}: ${details.join('; ')}` : key).slice(0, maxWidth)
}
