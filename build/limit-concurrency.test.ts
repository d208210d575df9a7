import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more than the limit run at once, in their order, and a failure frees its place', async () => {
  const limited = limitConcurrency(2)
  let [running, most] = [0, 0]
  const order: number[] = []
  const work = (name: number) => async () => {
    order.push(name)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (name === 1) throw new Error('one fails')
    return name
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((name) => limited(work(name))))
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect({ most, order }).toEqual({ most: 2, order: [0, 1, 2, 3, 4] })
})
