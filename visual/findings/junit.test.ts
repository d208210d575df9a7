import { expect, test } from 'vitest'
import type { Finding, Report } from '../report.ts'
import { junitOf } from './junit.ts'

const finding = {
  key: 'a--usual ar light 390',
  story: { id: 'a--usual', title: '<a> & "b"', name: 'Usual' },
  verdict: 'changed',
  change: null,
  text: { gone: ['١٢٠'], came: ['<script>\u0007'], moved: [] },
  names: { gone: [], came: [], moved: [] },
  tabStops: { came: [], gone: [], moved: [] },
  axe: { came: [], gone: [] },
  problems: [],
  errorsGone: [],
  quarantine: null,
} as unknown as Finding

const reportOf = (...findings: Finding[]): Report => ({
  at: '',
  build: '',
  shots: 3,
  seconds: 1,
  findings,
  groups: [],
})

test('JUnit XML escapes the text of stories', () => {
  const text = junitOf(reportOf(finding))
  expect(text).toContain('tests="3" failures="1"')
  expect(text).toContain('classname="&lt;a&gt; &amp; &quot;b&quot;"')
  expect(text).toContain('+ &lt;script&gt; ')
  expect(text).not.toContain('\u0007')
})

test('a shot in quarantine is skipped in JUnit XML', () => {
  const text = junitOf(
    reportOf(finding, { ...finding, quarantine: { until: '2026-12-01', comment: 'Flickers' } }),
  )
  expect(text).toContain('tests="3" failures="1" skipped="1"')
  expect(text).toContain('<skipped message="in quarantine until 2026-12-01: Flickers"/>')
  expect(text.match(/<failure/g)).toHaveLength(1)
})

test('JUnit XML names moved lines and errors that are gone', () => {
  const moved = { gone: [], came: [], moved: [{ line: 'Buy', before: 'Price' }] }
  const text = junitOf(reportOf({ ...finding, verdict: 'same', text: moved, errorsGone: ['no currency'] }))
  expect(text).toContain('same\nBuy comes before Price now\nno longer logged: no currency<')
})

test('JUnit XML says why a shot is unstable', () => {
  const unrest = [{ kind: 'text', detail: '1 → 2' }] as const
  expect(junitOf(reportOf({ ...finding, verdict: 'unstable', unrest }))).toContain('its text differs: 1 → 2')
})
