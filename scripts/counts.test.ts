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

const none = { failures: [] }

test('a step without a report counts as one test', () => {
  expect(countsOf(0)).toEqual({ passed: 1, failed: 0, ...none })
  expect(countsOf(2)).toEqual({ passed: 0, failed: 1, ...none })
})

test('a step that crashed before its report counts as one failure', () => {
  const report = { kind: 'vitest' as const, file: join(folder, 'absent.json') }
  expect(countsOf(1, report)).toEqual({ passed: 0, failed: 1, ...none })
})

test('a test file that failed to load counts as one failure', () => {
  const report = reported('vitest', {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'one', status: 'passed' },
          { fullName: 'two', status: 'failed', failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  })
  expect(countsOf(1, report)).toEqual({
    passed: 7,
    failed: 2,
    failures: [
      { test: 'a.test.ts › two', error: 'Error: 1 is not 2' },
      { test: 'b.test.ts', error: 'No such module' },
    ],
  })
})

test('a test file that failed outside of its tests is named', () => {
  const assertionResults = [{ fullName: 'one', status: 'passed' }]
  const report = reported('vitest', {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ name: 'a.test.ts', status: 'failed', message: 'Folder is not empty', assertionResults }],
  })
  expect(countsOf(1, report)).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ test: 'a.test.ts', error: 'Folder is not empty' }],
  })
})

test('an unhandled error counts as a failure when every test passed', () => {
  const report = reported('vitest', { numPassedTests: 7, numFailedTests: 0, testResults: [] })
  expect(countsOf(1, report)).toEqual({ passed: 7, failed: 1, ...none })
})

test('a flaky journey counts as a failure', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'fa', status, results: [{ errors: [{ message: `${title}: red` }] }] }],
  })
  const report = reported('playwright', {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [
      {
        file: 'cart.spec.ts',
        specs: [spec('adds', 'expected'), spec('removes', 'flaky')],
        suites: [{ file: 'cart.spec.ts', specs: [spec('counts', 'unexpected')] }],
      },
    ],
  })
  expect(countsOf(1, report)).toEqual({
    passed: 5,
    failed: 2,
    failures: [
      { test: 'cart.spec.ts › removes (fa)', error: 'removes: red' },
      { test: 'cart.spec.ts › counts (fa)', error: 'counts: red' },
    ],
  })
})

test('a picture to review counts as a failure, a quarantined one does not', () => {
  const findings = [
    { key: 'price fa', verdict: 'changed', quarantine: null },
    { key: 'clock fa', verdict: 'unstable', quarantine: { until: '2026-12-01', comment: 'Flickers' } },
  ]
  expect(countsOf(1, reported('visual', { shots: 9, findings }))).toEqual({
    passed: 8,
    failed: 1,
    failures: [{ test: 'price fa (changed)', error: '' }],
  })
})
