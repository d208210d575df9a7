import { expect, test } from 'vitest'
import { progressLine } from './progress.ts'

test('progress prints the rate and the remaining time every two seconds', () => {
  const lines: string[] = []
  let now = 1_000
  const progress = progressLine(
    (line) => lines.push(line),
    () => now,
  )
  for (const [at, done] of [
    [1_000, 0],
    [2_000, 20],
    [3_000, 40],
    [4_000, 60],
    [5_000, 80],
  ] as const) {
    now = at
    progress(done, 200)
  }
  expect(lines).toEqual(['40 of 200 · 1200 a minute · 8 s left', '80 of 200 · 1200 a minute · 6 s left'])
})
