import { writeFile } from 'node:fs/promises'
import { junitOf } from '../findings/junit.ts'
import { summaryOf } from '../findings/summary.ts'
import type { Report } from '../report.ts'

export const outcomeOptions = { json: { type: 'string' }, junit: { type: 'string' } } as const
type Files = { [Name in keyof typeof outcomeOptions]?: string }

export async function finishRun(report: Report, folder: string, { json, junit }: Files): Promise<number> {
  if (json) await writeFile(json, JSON.stringify(report, null, 1))
  if (junit) await writeFile(junit, junitOf(report))
  for (const line of summaryOf(report, folder)) printLine(line)
  return exitCodeOf(report)
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
