import { join } from 'node:path'
import type { Report } from '../report.ts'

/** Prints what a run found. */
export function tell({ shots, seconds, findings, groups }: Report, folder: string) {
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
export function exitCodeOf(report: Report) {
  const findings = report.findings.filter(({ quarantinedUntil: until }) => until === null)
  if (findings.some(({ verdict }) => verdict === 'broken')) return 2
  return findings.length > 0 ? 1 : 0
}

export function say(line: string) {
  process.stdout.write(`${line}\n`)
}
