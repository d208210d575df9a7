import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number }
export type Report = { kind: 'vitest' | 'playwright' | 'visual'; file: string }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
type VisualReport = { shots: number; findings: readonly { quarantinedUntil: string | null }[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** How many tests a step ran: those of its report, or itself. One that ended badly has a failure, whatever is reported. */
export function countsOf(code: number, report?: Report): Counts {
  const own = report && existsSync(report.file) ? read(report) : { passed: code === 0 ? 1 : 0, failed: 0 }
  return code === 0 || own.failed > 0 ? own : { ...own, failed: 1 }
}

function read({ kind, file }: Report): Counts {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (kind === 'vitest') return vitestCounts(report as VitestReport)
  if (kind === 'visual') return visualCounts(report as VisualReport)
  return playwrightCounts(report as PlaywrightReport)
}

/** A file that could not be loaded has no test to count, so it is one failure itself. */
function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

function playwrightCounts({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/** A finding in quarantine gates nothing; one that is gone was no shot of this run. */
function visualCounts({ shots, findings }: VisualReport): Counts {
  const failed = findings.filter(({ quarantinedUntil }) => quarantinedUntil === null).length
  return { passed: Math.max(0, shots - failed), failed }
}
