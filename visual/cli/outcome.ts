import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { junitOf } from '../findings/junit.ts'
import type { Report } from '../report.ts'

/** Files that programs read. */
export const outcomeOptions = { json: { type: 'string' }, junit: { type: 'string' } } as const
type Files = { [Name in keyof typeof outcomeOptions]?: string }

/** Writes and prints what a run found, whose report is in `folder`; answers the exit code. */
export async function conclude(report: Report, folder: string, { json, junit }: Files): Promise<number> {
  if (json) await writeFile(json, JSON.stringify(report, null, 1))
  if (junit) await writeFile(junit, junitOf(report))
  tell(report, folder)
  return exitCodeOf(report)
}

function tell({ shots, seconds, findings, groups }: Report, folder: string) {
  const rate = Math.round((shots / seconds) * 60)
  say(`${shots} shots in ${seconds.toFixed(1)} s, ${rate} a minute`)
  for (const verdict of new Set(findings.map((one) => one.verdict))) {
    const count = findings.filter((one) => one.verdict === verdict).length
    say(`${String(count).padStart(6)} ${verdict}`)
  }
  for (const { key, problems } of findings.filter((one) => one.problems.length > 0).slice(0, 20))
    say(`  ${key}: ${problems[0]!.slice(0, 160)}`)
  if (findings.length === 0) return say('Nothing changed.')
  say(
    `${groups.length} changes wait for review: open ${join(folder, 'index.html')}, or run "npm run visual:review".`,
  )
}

/** 0 nothing changed, 1 changes wait for review, 2 something is broken. A shot in quarantine gates nothing. */
function exitCodeOf(report: Report) {
  const findings = report.findings.filter(({ quarantinedUntil: until }) => until === null)
  if (findings.some(({ verdict }) => verdict === 'broken')) return 2
  return findings.length > 0 ? 1 : 0
}

export function say(line: string) {
  process.stdout.write(`${line}\n`)
}
