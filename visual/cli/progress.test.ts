import { expect, test } from 'vitest'
import { progressLine } from './progress.ts'

test('the rate and the time left are told every two seconds', () => {
  const said: string[] = []
  let now = 1_000
  const progress = progressLine(
    (line) => said.push(line),
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
  expect(said).toEqual(['40 of 200 · 1200 a minute · 8 s left', '80 of 200 · 1200 a minute · 6 s left'])
})
