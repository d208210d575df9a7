import { expect, test } from 'vitest'
import { emptyDiagnostics } from '../capture/shot.ts'
import type { FindingDetails } from '../findings/create-finding.ts'
import { modeOf } from '../modes.ts'
import type { Finding } from '../report.ts'
import { groupFindings } from './group-findings.ts'

type Part = Partial<Finding> & Pick<Partial<FindingDetails>, 'evidence' | 'signatures'>

function details(key: string, { evidence = [], signatures = [], ...part }: Part = {}): FindingDetails {
  const [id] = key.split(' ') as [string]
  const finding: Finding = {
    key,
    story: { id, title: id.split('--')[0]!, name: id.split('--')[1]! },
    mode: modeOf(key),
    verdict: 'changed',
    before: null,
    after: null,
    approvedDiagnostics: null,
    change: null,
    text: { came: [], gone: [], moved: [] },
    names: { came: [], gone: [], moved: [] },
    tabStops: { came: [], gone: [], moved: [] },
    problems: [],
    errorsGone: [],
    hasFailed: false,
    axe: { came: [], gone: [] },
    leakedFrom: null,
    branches: null,
    quarantine: null,
    rejected: null,
    why: { files: [], origin: 'unknown' },
    ...part,
  }
  return { finding, evidence, signatures, pictures: new Map(), diagnostics: emptyDiagnostics }
}

const groupsOf = (...found: FindingDetails[]) =>
  groupFindings(found).map(({ cause, keys }) => [cause, ...keys.map((key) => key.split(' ')[0])])

const weight = ['font-weight: 700 → 800 (Price .amount)']
const chevron = ['transform: scaleX(-1) → none (Icon .mirrored)']

test('a shot with two causes never joins the shots that have one of them', () => {
  expect(
    groupsOf(
      details('a--one fa light 390', { evidence: [weight], signatures: ['patch:9x9:aa'] }),
      details('b--one fa light 390', { evidence: [weight], signatures: ['patch:8x8:bb'] }),
      details('c--one fa light 390', { evidence: [weight, chevron], signatures: ['patch:9x9:aa'] }),
      details('d--one fa light 390', { evidence: [chevron], signatures: ['patch:9x9:aa'] }),
    ),
  ).toEqual([
    [...weight, 'a--one', 'b--one'],
    [[...weight, ...chevron].join(' + '), 'c--one'],
    [...chevron, 'd--one'],
  ])
})

test('errors of many shots that differ in numbers and addresses only are one group', () => {
  const logged = (shot: string, problem: string) => details(shot, { verdict: 'same', problems: [problem] })
  expect(
    groupsOf(
      logged('a--one fa light 390', 'console: key 12 of http://host/a.js is taken'),
      logged('b--one fa light 390', 'console: key 7 of http://host/b.js is taken'),
    ),
  ).toEqual([['console: key … of … is taken', 'a--one', 'b--one']])
})

test('lines in another order and approved errors that are gone are causes of an equal picture', () => {
  const moved = { came: [], gone: [], moved: [{ line: 'Buy', before: 'Price' }] }
  const same = (shot: string, part: Part) => details(shot, { verdict: 'same', tabStops: null, ...part })
  expect(
    groupsOf(
      same('a--one fa light 390', { text: moved }),
      same('b--one fa light 390', { names: moved }),
      same('c--one fa light 390', { errorsGone: ['console: key 12 is taken'] }),
    ),
  ).toEqual([
    ['Buy comes before Price now', 'a--one', 'b--one'],
    ['no longer logged: console: key … is taken', 'c--one'],
  ])
})

test('a cause that other shots show never hides a problem; what else differs in its shot is a consequence', () => {
  const lost = ['aria-label of button.close went']
  expect(
    groupsOf(
      details('a--one fa light 390', { evidence: [lost] }),
      details('b--one fa light 390', {
        evidence: [lost, ['div.panel came']],
        problems: ['no button "Close"'],
      }),
    ),
  ).toEqual([
    [...lost, 'a--one'],
    [`${lost[0]} + no button "Close"`, 'b--one'],
  ])
})

test('one exception is one cause, whatever the story, its language and who reports it', () => {
  const thrown = (id: string, locale: string) =>
    details(`${id} fa light 390`, {
      problems: [
        `Error rendering story '${id}':`,
        `TypeError: policy of ${locale} is missing`,
        `storyThrewException: policy of ${locale} is missing`,
      ],
    })
  expect(groupsOf(thrown('a--one', 'en-US'), thrown('b--one', 'fa-IR'))).toEqual([
    ['policy of … is missing', 'a--one', 'b--one'],
  ])
})

test('an error without a message is a cause as well', () => {
  const problems = ["Error rendering story 'a--one':"]
  expect(groupsOf(details('a--one fa light 390', { problems }))).toEqual([
    ['an error without a message', 'a--one'],
  ])
})

test('new stories are a group each; what nothing explains is grouped by pixels', () => {
  expect(
    groupsOf(
      details('a--one fa light 390', { verdict: 'new' }),
      details('a--one en light 390', { verdict: 'new' }),
      details('b--one fa light 390', { signatures: ['colour:#caa228→#b8921f'] }),
    ),
  ).toEqual([
    ['new: a — one', 'a--one', 'a--one'],
    ['#caa228 → #b8921f', 'b--one'],
  ])
})

test('leaks are grouped by the story that left something behind', () => {
  const leak = (shot: string, leakedFrom: string) => details(shot, { verdict: 'leak', leakedFrom })
  expect(
    groupsOf(
      leak('a--one fa light 390', 'z--dirty'),
      leak('b--one fa light 390', 'z--dirty'),
      leak('c--one fa light 390', 'y--dirty'),
    ),
  ).toEqual([
    ['leak: left by z--dirty', 'a--one', 'b--one'],
    ['leak: left by y--dirty', 'c--one'],
  ])
})

test('the first cause of an unstable story is in the name of its group', () => {
  const unrest = [
    { kind: 'animation', detail: 'spin of i.icon' },
    { kind: 'text', detail: '1 → 2' },
  ] as const
  expect(groupsOf(details('a--one fa light 390', { verdict: 'unstable', unrest }))).toEqual([
    ['unstable: a — one (an animation runs: spin of i.icon)', 'a--one'],
  ])
})
