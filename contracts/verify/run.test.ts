import { expect, test } from 'vitest'
import type { Check } from './check.ts'
import { Drift } from './drift.ts'
import type { Options } from './options.ts'
import { runChecks } from './run.ts'

const options: Options = {
  baseUrl: 'http://shop.test',
  seed: 1,
  safe: false,
  cookie: '',
  account: null,
  testCode: null,
  rebate: null,
  rebateMinimum: null,
  formerProducts: [],
  formerCategory: null,
  formerEntry: null,
  goneProduct: null,
  advance: null,
  settlePayment: null,
  deliver: null,
  letterLinks: null,
  stopAtFirst: true,
  patience: 1000,
}

const check = (name: string, run: Check['run']): Check => ({ group: 'shapes', name, calls: [], run })

test('checks send no request after the run has stopped', async () => {
  const asking = check('asking', async (context) => {
    await new Promise(setImmediate)
    await context.guest().ok('merchants', {})
  })
  const drifting = check('drifting', async () => {
    throw new Drift({ expected: 'one', came: 'other' })
  })
  const { results } = await runChecks([asking, drifting], options)
  expect(results[0]).toMatchObject({ findings: [], skipped: 'the run has stopped' })
})

test('a run with stopAtFirst starts no check after its first finding, even while others are running', async () => {
  let end = () => {}
  const slow = new Promise<void>((resolve) => {
    end = resolve
  })
  const drifting = check('drifting', async () => {
    setImmediate(end)
    throw new Drift({ expected: 'one', came: 'other' })
  })
  const others = Array.from({ length: 20 }, (_, at) => check(`holding-${at}`, () => slow))
  const { results } = await runChecks([drifting, ...others], options)
  expect(results.length).toBeLessThan(10)
})

test('a check that breaks off is a finding of its own, and the run goes on', async () => {
  const breaking = check('breaking', async () => {
    throw new TypeError('there is no line')
  })
  const drifting = check('drifting', async () => {
    throw new Drift({ expected: 'one', came: 'other' })
  })
  const { results } = await runChecks([breaking, drifting], { ...options, stopAtFirst: false })
  expect(results.map(({ findings }) => findings)).toMatchObject([
    [{ check: 'shapes/breaking', came: 'TypeError: there is no line' }],
    [{ check: 'shapes/drifting', came: 'other' }],
  ])
})
