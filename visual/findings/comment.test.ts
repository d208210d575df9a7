import { expect, test } from 'vitest'
import { finding, report } from '../review/app/fixtures.ts'
import type { Finding, Group } from '../report.ts'
import { commentOf, statusOf } from './comment.ts'

const link = 'https://ci.example/artifacts/7'

const group = (cause: string, ...keys: string[]): Group => ({ id: 'abc', cause, keys, unmirrored: [] })

const commentOn = (findings: Finding[], ...groups: Group[]) => commentOf(report(findings, groups), link)

test('a comment has a line for each cause, with the count of its shots and a link to it in the report', () => {
  const findings = [finding('card fa'), finding('card en'), finding('badge fa', { verdict: 'new' })]
  const lines = commentOn(
    findings,
    group('padding: 1px → 2px', 'card fa', 'card en'),
    group('new: Badge', 'badge fa'),
  )
  expect(lines).toContain('### Pictures: 2 changes wait for review\n')
  expect(lines).toContain(`| Changed | [padding: 1px → 2px](${link}#/group/abc) | card | 2 |\n`)
  expect(lines).toContain(`| New | [new: Badge](${link}#/group/abc) | badge | 1 |\n`)
  expect(lines).toContain('decisions.json')
})

test('a comment names the reason of a rejection', () => {
  const rejected = { by: 'Sara', reason: 'Too\ndark' }
  const text = commentOn(
    [finding('card fa', { rejected }), finding('card en')],
    group('--gold', 'card fa', 'card en'),
  )
  expect(text).toContain('| Changed; 1 was rejected by Sara: Too dark |')
})

test('a comment counts the stories of a cause, and escapes what Markdown reads', () => {
  const text = commentOn([finding('a fa'), finding('b fa')], group('content: "|" → `[<b>`', 'a fa', 'b fa'))
  expect(text).toContain('content: "\\|" → \\`\\[\\<b>\\`')
  expect(text).toContain('| a and 1 more | 2 |')
})

test('a comment shows the largest causes and counts the rest', () => {
  const findings = Array.from({ length: 45 }, (_, at) => finding(`s${at} fa`))
  const text = commentOn(findings, ...findings.map(({ key }) => group(key, key)))
  expect(text.match(/^\| Changed/gm)).toHaveLength(40)
  expect(text).toContain('… and 5 more.')
})

test('a comment on a run without changes has no table and asks for nothing', () => {
  const text = commentOn([])
  expect(text).toContain('### Pictures: nothing changed\n')
  expect(text).not.toMatch(/\||decisions/)
})

test('changes in quarantine wait for nobody; a broken shot is said first', () => {
  const quarantine = { until: '2026-12-01', comment: 'Flickers' }
  const statusWith = (...findings: Finding[]) =>
    statusOf(
      report(
        findings,
        findings.map(({ key }) => group(key, key)),
      ),
    )
  expect(statusWith(finding('a fa', { verdict: 'leak', quarantine }))).toBe('nothing changed')
  expect(statusWith(finding('a fa', { quarantine }), finding('b fa'))).toBe('1 change waits for review')
  expect(statusWith(finding('a fa', { verdict: 'broken' }), finding('b fa'))).toBe('1 broken')
})
