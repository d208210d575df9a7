import { existsSync, readFileSync } from 'node:fs'

export type Counts = {
  passed: number
  failed: number
  /** Names of what failed, each with its file where it has one; one that ended badly without a report has none. */
  failures: readonly string[]
}
export type Report = { kind: 'vitest' | 'playwright' | 'visual'; file: string }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}
type VisualReport = {
  shots: number
  findings: readonly { key: string; verdict: string; quarantinedUntil: string | null }[]
}
type PlaywrightSuite = {
  file: string
  specs: { title: string; ok: boolean; tests: { projectName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** How many tests a step ran: those of its report, or itself. One that ended badly has a failure, whatever is reported. */
export function countsOf(code: number, report?: Report): Counts {
  const own =
    report && existsSync(report.file) ? read(report) : { passed: code === 0 ? 1 : 0, failed: 0, failures: [] }
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
  const failedFiles = testResults.filter(({ status }) => status === 'failed')
  const unloaded = failedFiles.filter(({ assertionResults }) => assertionResults.length === 0)
  const failures = failedFiles.flatMap(({ name, assertionResults }) => [
    ...(assertionResults.length === 0 ? [name] : []),
    ...assertionResults.filter(({ status }) => status === 'failed').map((one) => `${name} › ${one.fullName}`),
  ])
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, failures }
}

function playwrightCounts({ stats, suites }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsOf)
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `${file} › ${title} (${projectName})`),
  )
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures }
}

const specsOf = ({
  file,
  specs,
  suites = [],
}: PlaywrightSuite): (PlaywrightSuite['specs'][number] & {
  file: string
})[] => [...specs.map((spec) => ({ ...spec, file })), ...suites.flatMap(specsOf)]

/** A finding in quarantine gates nothing; one that is gone was no shot of this run. */
function visualCounts({ shots, findings }: VisualReport): Counts {
  const failures = findings
    .filter(({ quarantinedUntil }) => quarantinedUntil === null)
    .map(({ key, verdict }) => `${key} (${verdict})`)
  return { passed: Math.max(0, shots - failures.length), failed: failures.length, failures }
}
