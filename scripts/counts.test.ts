import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countsOf } from './counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))

afterAll(() => rmSync(folder, { recursive: true }))

function reported(kind: 'vitest' | 'playwright' | 'visual', content: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return { kind, file }
}

test('a step without a report is one check', () => {
  expect(countsOf(0)).toEqual({ passed: 1, failed: 0 })
  expect(countsOf(2)).toEqual({ passed: 0, failed: 1 })
})

test('a step that died before its report has failed once', () => {
  expect(countsOf(1, { kind: 'vitest', file: join(folder, 'absent.json') })).toEqual({ passed: 0, failed: 1 })
})

test('a test file that did not load is a failure beside its tests', () => {
  const report = reported('vitest', {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  })
  expect(countsOf(1, report)).toEqual({ passed: 7, failed: 2 })
})

test('all tests pass and the run ends badly: an unhandled error', () => {
  const report = reported('vitest', { numPassedTests: 7, numFailedTests: 0, testResults: [] })
  expect(countsOf(1, report)).toEqual({ passed: 7, failed: 1 })
})

test('a flaky journey has failed', () => {
  const report = reported('playwright', { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } })
  expect(countsOf(1, report)).toEqual({ passed: 5, failed: 3 })
})

test('a picture that waits for review has failed, one in quarantine has not', () => {
  const findings = [{ quarantinedUntil: null }, { quarantinedUntil: '2026-12-01' }]
  expect(countsOf(1, reported('visual', { shots: 9, findings }))).toEqual({ passed: 8, failed: 1 })
})
