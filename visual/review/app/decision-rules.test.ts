import { expect, test } from 'vitest'
import {
  approvableSeen,
  choicesOf,
  dayAhead,
  decisionsOf,
  groupDecisionTargets,
  uncommittedOf,
} from './decision-rules.ts'
import { finding, report } from './fixtures.ts'
import type { Choice, Mark } from './history.ts'
import type { Committed } from './saved-review.ts'

const mark = (choice: Choice | null, comment = ''): Mark => ({ choice, comment, until: null })
const keys = (findings: { key: string }[]) => findings.map(({ key }) => key)

const everyKind = [
  finding('changed'),
  finding('new', { verdict: 'new', before: null }),
  finding('gone', { verdict: 'gone', after: null }),
  finding('same', { verdict: 'same' }),
  finding('unstable', { verdict: 'unstable' }),
  finding('leak', { verdict: 'leak' }),
  finding('broken', { verdict: 'broken', after: null }),
  finding('quarantined', { quarantine: { until: '2026-12-01', comment: 'Flickers' } }),
  finding('rejected', { rejected: { by: 'Sara', reason: 'Too dark' } }),
]
const all = new Set(keys(everyKind))

test('approving all seen skips unstable, leaking, broken, quarantined and rejected shots', () => {
  expect(keys(approvableSeen(everyKind, {}, all))).toEqual(['changed', 'new', 'gone', 'same'])
})

test('approving all seen skips unseen shots', () => {
  expect(keys(approvableSeen(everyKind, {}, new Set(['new', 'unstable'])))).toEqual(['new'])
})

test('approving all seen skips decided shots, but not those with only a comment', () => {
  const marks = { changed: mark('reject'), new: mark(null, 'why?') }
  expect(keys(approvableSeen(everyKind, marks, all))).toEqual(['new', 'gone', 'same'])
})

test('a broken, unstable or leaking shot cannot be approved', () => {
  for (const verdict of ['broken', 'unstable', 'leak'] as const)
    expect(choicesOf(finding(verdict, { verdict }))).toEqual(['reject', 'quarantine'])
})

test('a shot whose play failed can be neither approved nor tolerated', () => {
  const failed = finding('failed', { hasFailed: true })
  expect(choicesOf(failed)).toEqual(['reject', 'quarantine'])
  expect(approvableSeen([failed], {}, new Set(['failed']))).toEqual([])
})

test('only a shot with a baseline can be tolerated', () => {
  expect(choicesOf(finding('changed'))).toContain('tolerate')
  expect(choicesOf(finding('changed', { before: null }))).not.toContain('tolerate')
  expect(choicesOf(finding('gone', { verdict: 'gone' }))).not.toContain('tolerate')
})

test('a group decision keeps earlier decisions of its shots', () => {
  const group = [finding('a'), finding('b'), finding('c')]
  expect(keys(groupDecisionTargets(group, { b: mark('reject') }, 'approve'))).toEqual(['a', 'c'])
})

test('a group decision replaces earlier ones when every shot is decided', () => {
  const group = [finding('a'), finding('b')]
  expect(keys(groupDecisionTargets(group, { a: mark('approve'), b: mark('approve') }, 'reject'))).toEqual([
    'a',
    'b',
  ])
})

test('a group decision leaves earlier ones while a shot that it does not fit is undecided', () => {
  const group = [finding('a'), finding('b', { verdict: 'unstable' })]
  expect(groupDecisionTargets(group, { a: mark('reject') }, 'approve')).toEqual([])
})

test('a group is approved without its unstable shots, and quarantined with them', () => {
  const group = [finding('a'), finding('b', { verdict: 'unstable' })]
  expect(keys(groupDecisionTargets(group, {}, 'approve'))).toEqual(['a'])
  expect(keys(groupDecisionTargets(group, {}, 'quarantine'))).toEqual(['a', 'b'])
})

test('a commit names the reviewed pictures and rejections, and leaves out what others committed', () => {
  const marks = {
    a: mark('approve'),
    b: mark(null, 'hm'),
    d: mark('reject', 'too pale'),
    e: { ...mark('approve'), by: 'Sara' },
  }
  const findings = [
    finding('a', { rejected: { by: 'Sara', reason: 'Too dark' } }),
    finding('b'),
    finding('c'),
    finding('d', { verdict: 'broken', after: null }),
    finding('e'),
  ]
  expect(decisionsOf(report(findings), marks, 'Mina')).toEqual({
    report: '2026-11-21T10:00:00Z',
    by: 'Mina',
    decisions: [
      { key: 'a', hash: 'after a', choice: 'approve', comment: '', until: null, overrides: 'Sara' },
      { key: 'd', hash: null, choice: 'reject', comment: 'too pale', until: null },
    ],
  })
})

test('a decision whose comment or day was changed since its commit waits for the next', () => {
  const quarantine: Mark = { choice: 'quarantine', comment: 'flickers', until: '2026-12-01' }
  const marks = {
    a: { ...quarantine, until: '2026-12-08' },
    b: { ...quarantine, comment: 'moves' },
    c: quarantine,
  }
  const committed = { a: quarantine, b: quarantine, c: quarantine } as Committed
  const findings = ['a', 'b', 'c'].map((key) => finding(key))
  expect(keys(uncommittedOf(report(findings), committed, marks))).toEqual(['a', 'b'])
})

test('dayAhead crosses months and clock changes', () => {
  expect(dayAhead(1, new Date(2026, 10, 30, 23, 59))).toBe('2026-12-01')
  expect(dayAhead(30, new Date(2026, 2, 10, 0, 30))).toBe('2026-04-09')
})
