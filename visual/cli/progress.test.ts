import { expect, test } from 'vitest'
import { progressLine } from './progress.ts'

test('progress prints each tenth with the rate and the remaining time', () => {
  const lines: string[] = []
  let now = 1_000
  const progress = progressLine(
    (line) => lines.push(line),
    () => now,
  )
  for (let done = 0; done < 200; done++) {
    now = 1_000 + done * 50
    progress(done, 200)
  }
  expect(lines.slice(0, 2)).toEqual([
    '20 of 200 · 1200 a minute · 9 s left',
    '40 of 200 · 1200 a minute · 8 s left',
  ])
  expect(lines).toHaveLength(9)
})

test('the first of a few shots has no rate, because the clock starts with it', () => {
  const lines: string[] = []
  progressLine((line) => lines.push(line))(1, 8)
  expect(lines).toEqual([])
})
