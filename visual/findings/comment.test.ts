import { expect, test } from 'vitest'
import { finding, report } from '../review/app/fixtures.ts'
import type { Finding, Group } from '../report.ts'
import { commentOf, statusOf } from './comment.ts'

const link = 'https://ci.example/artifacts/7'

const heat = { hash: 'h'.repeat(32), width: 390, height: 2000 }

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
  expect(lines).toContain('`npx visual approve --from decisions.json --report folder`')
})

test('the command of a comment names the engine of the report', () => {
  const run = { ...report([finding('card fa')], [group('--gold', 'card fa')]), engine: 'firefox' }
  expect(commentOf(run, link)).toContain(
    '`npx visual approve --from decisions.json --report folder --engine firefox`',
  )
})

test('a comment names the browser of the report', () => {
  const text = commentOf({ ...report([]), engine: 'firefox', build: 'Firefox/153.0' }, link)
  expect(text).toContain('480 shots by Firefox/153.0.')
  expect(text.split('\n')[0], 'replaces the comment of no other engine').toContain('firefox')
})

test('a comment names the reason of a rejection', () => {
  const rejected = { by: 'Sara', reason: 'Too\ndark' }
  const text = commentOn(
    [finding('card fa', { rejected }), finding('card en')],
    group('--gold', 'card fa', 'card en'),
  )
  expect(text).toContain('| Changed; 1 was rejected by Sara: Too dark |')
})

test('a comment counts the shots that failed, and those with a new error', () => {
  const problems = ['policy is missing']
  const text = commentOn(
    [
      finding('card fa', { problems, hasFailed: true }),
      finding('card en', { problems }),
      finding('card ru', { problems }),
      finding('badge fa', { verdict: 'broken', problems, hasFailed: true }),
    ],
    group('--gold', 'card fa', 'card en', 'card ru'),
    group('no answer', 'badge fa'),
  )
  expect(text).toContain('| Changed; Failed 1; New error 2 |')
  expect(text, 'a broken shot is not counted twice').toContain('| Broken |')
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

test('with an address of thumbnails, a line shows the place of its change before and after', () => {
  const file = (hash: string, place: string) => `${hash.repeat(32)}-${place}.png`
  const changed = finding('card fa', {
    before: { hash: 'b'.repeat(32), width: 390, height: 2000 },
    after: { hash: 'a'.repeat(32), width: 390, height: 2000 },
    change: { pixels: 9, regions: [{ x: 40, y: 1000, width: 20, height: 20 }], rows: [], heat },
  })
  const added = finding('badge fa', {
    verdict: 'new',
    before: null,
    after: { hash: 'c'.repeat(32), width: 80, height: 60 },
  })
  const text = commentOf(
    report([changed, added], [group('padding', 'card fa'), { ...group('new', 'badge fa'), id: 'def' }]),
    link,
    {
      address: 'https://host.example/raw',
      files: new Set(['b', 'a'].map((hash) => file(hash, '0-860')).concat(file('c', '0-0'))),
    },
  )
  const image = (side: string, hash: string, place: string, width: number) =>
    `<img alt="${side}" width="${width}" src="https://host.example/raw/${file(hash, place)}">`
  expect(text).toContain('| | What changed | Stories | Shots | Before | After |\n|---|---|---|---|---|---|\n')
  expect(text).toContain(
    `| 1 | ${image('before', 'b', '0-860', 195)} | ${image('after', 'a', '0-860', 195)} |\n`,
  )
  expect(text).toContain(`| 1 | | ${image('after', 'c', '0-0', 40)} |\n`)
})
