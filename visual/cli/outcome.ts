import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { statusOf } from '../findings/comment.ts'
import { junitOf } from '../findings/junit.ts'
import type { Report } from '../report.ts'

export const outcomeOptions = { json: { type: 'string' }, junit: { type: 'string' } } as const
type Files = { [Name in keyof typeof outcomeOptions]?: string }

export async function finishRun(report: Report, folder: string, { json, junit }: Files): Promise<number> {
  if (json) await writeFile(json, JSON.stringify(report, null, 1))
  if (junit) await writeFile(junit, junitOf(report))
  printReport(report, folder)
  return exitCodeOf(report)
}

const maxCauses = 20
const maxWidth = 160

function printReport(report: Report, folder: string) {
  const { shots, seconds, findings, groups } = report
  const rate = Math.round((shots / seconds) * 60)
  printLine(`${shots} shots in ${seconds.toFixed(1)} s, ${rate} a minute`)
  for (const verdict of new Set(findings.map((one) => one.verdict))) {
    const count = findings.filter((one) => one.verdict === verdict).length
    printLine(`${String(count).padStart(6)} ${verdict}`)
  }
  for (const { key, problems } of findings.filter((one) => one.problems.length > 0).slice(0, 20))
    printLine(`  ${key}: ${problems[0]!.slice(0, 160)}`)
  const rejected = findings.flatMap(({ key, rejected: one }) => (one ? [{ key, ...one }] : []))
  for (const { key, by, reason } of rejected.slice(0, 20))
    printLine(`  ${key} was rejected by ${by}: ${reason.slice(0, maxWidth)}`)
  for (const { key, pixels } of report.tolerated ?? [])
    printLine(
      `  ${key}: ${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}, which its story tolerates`,
    )
  if (findings.length === 0) return printLine('Nothing changed.')
  for (const { cause, keys } of groups.slice(0, maxCauses))
    printLine(`${String(keys.length).padStart(6)} ${cause.slice(0, maxWidth)}`)
  printLine(`${statusOf(report)}: open ${join(folder, 'index.html')}, or run "npx visual review".`)
}

/** 0: nothing changed; 1: changes await review; 2: something is broken. Quarantined shots are ignored. */
function exitCodeOf(report: Report) {
  const findings = report.findings.filter(({ quarantine }) => quarantine === null)
  if (findings.some(({ verdict }) => verdict === 'broken')) return 2
  return findings.length > 0 ? 1 : 0
}

export function printLine(line: string) {
  process.stdout.write(`${line}\n`)
}
