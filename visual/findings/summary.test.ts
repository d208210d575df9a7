import { expect, test } from 'vitest'
import { finding, report } from '../review/app/fixtures.ts'
import { summaryOf } from './summary.ts'

const card = finding('card fa', {
  change: {
    pixels: 80,
    regions: [
      { x: 24, y: 310, width: 100, height: 14 },
      { x: 0, y: 900, width: 4, height: 4 },
    ],
    rows: [],
    heat: { hash: 'heat', width: 390, height: 2000 },
  },
  text: { gone: ['۵ ثانیه'], came: ['۴ ثانیه'], moved: [] },
})

test('a summary names the shots of a cause, where they differ and which text changed', () => {
  const group = { id: 'a', cause: 'a patch', keys: ['card fa', 'card en'], unmirrored: [] }
  const lines = summaryOf(report([card, finding('card en')], [group]), 'visual-report')
  const at = lines.indexOf('     2 a patch')
  expect(lines.slice(at + 1, at + 3)).toEqual([
    '       card fa: 100 × 14 at 24, 310 and 1 more; gone "۵ ثانیه"; came "۴ ثانیه"',
    '       card en',
  ])
})

test('a shot whose rows only moved says where', () => {
  const moved = finding('card fa', {
    change: { ...card.change!, pixels: 0, regions: [], rows: [{ at: 197, by: -1 }] },
  })
  const group = { id: 'a', cause: '1 line went', keys: ['card fa'], unmirrored: [] }
  expect(summaryOf(report([moved], [group]), 'visual-report')).toContain('       card fa: rows -1 at y 197')
})

test('of a cause with many shots a summary names four', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f']
  const group = { id: 'a', cause: 'a patch', keys, unmirrored: [] }
  const lines = summaryOf(
    report(
      keys.map((key) => finding(key)),
      [group],
    ),
    'visual-report',
  )
  expect(lines.filter((line) => line.startsWith('       '))).toEqual([
    '       a',
    '       b',
    '       c',
    '       d',
    '       … and 2 more',
  ])
})

test('a summary says of which shots nothing came at first', () => {
  const retried = [{ key: 'card fa', after: 'nothing came of it within 30 s\n/hero.webp' }]
  expect(summaryOf({ ...report([]), retried }, 'visual-report')).toContain(
    '  card fa: two more attempts agree, after nothing came of it within 30 s: /hero.webp',
  )
})
