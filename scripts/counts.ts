import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** `test`: with its file. `error`: empty where the report has none. */
export type Failure = { test: string; error: string }
export type Counts = {
  passed: number
  failed: number
  /** Empty for a step that crashed without a report. */
  failures: readonly Failure[]
}
export type Report = { kind: 'vitest' | 'playwright' | 'visual'; file: string }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
type VisualReport = {
  shots: number
  findings: readonly { key: string; verdict: string; quarantine: object | null }[]
}
type PlaywrightTest = {
  projectName: string
  status: string
  results: { errors: { message?: string }[] }[]
}
type PlaywrightSuite = {
  file: string
  specs: { title: string; ok: boolean; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** Counts of a step's report, or of the step itself. A nonzero exit code is a failure even if the report has none. */
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

/** A file that failed to load, or outside of its tests, counts as one failure. */
function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const failed = ({ status }: { status: string }) => status === 'failed'
  const files = testResults
    .filter(failed)
    .map(({ name, message, assertionResults }) => ({ name, message, tests: assertionResults.filter(failed) }))
  const failures = files.flatMap(({ name, message, tests }) =>
    tests.length === 0
      ? [failure(name, [message])]
      : tests.map((one) => failure(`${name} › ${one.fullName}`, one.failureMessages)),
  )
  const withoutTest = files.filter(({ tests }) => tests.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + withoutTest.length, failures }
}

function failure(test: string, errors: string[]): Failure {
  return { test, error: stripVTControlCharacters(errors.join('\n')) }
}

function playwrightCounts({ stats, suites }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsOf)
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(
          `${file} › ${title} (${projectName})`,
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
        ),
      ),
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

/** Quarantined findings do not gate. `Math.max`: findings of removed shots are not in `shots`. */
function visualCounts({ shots, findings }: VisualReport): Counts {
  const failures = findings
    .filter(({ quarantine }) => quarantine === null)
    .map(({ key, verdict }) => failure(`${key} (${verdict})`, []))
  return { passed: Math.max(0, shots - failures.length), failed: failures.length, failures }
}
