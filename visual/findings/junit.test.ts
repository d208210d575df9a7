import { expect, test } from 'vitest'
import type { Finding, Report } from '../report.ts'
import { junitOf } from './junit.ts'

test('JUnit XML escapes the text of stories', () => {
  const finding = {
    key: 'a--usual ar light 390',
    story: { id: 'a--usual', title: '<a> & "b"', name: 'Usual' },
    verdict: 'changed',
    change: null,
    text: { gone: ['١٢٠'], came: ['<script>\u0007'] },
    names: { gone: [], came: [] },
    tabStops: { came: [], gone: [], moved: [] },
    axe: { came: [], gone: [] },
    problems: [],
  } as unknown as Finding
  const report: Report = { at: '', build: '', shots: 3, seconds: 1, findings: [finding], groups: [] }
  const text = junitOf(report)
  expect(text).toContain('tests="3" failures="1"')
  expect(text).toContain('classname="&lt;a&gt; &amp; &quot;b&quot;"')
  expect(text).toContain('+ &lt;script&gt; ')
  expect(text).not.toContain('\u0007')
})
