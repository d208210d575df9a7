import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowserPool } from './browser-pool.ts'
import type { BrowserPool } from './browser-pool.ts'
import { findUnrest } from './find-unrest.ts'
import { fixtureConfig } from './fixture/config.ts'
import { jobsOf } from './jobs.ts'
import type { Unrest } from '../report.ts'

let browserPool: BrowserPool
beforeAll(async () => {
  browserPool = await openBrowserPool({ ...fixtureConfig, settleTimeout: 1_000 }, 1)
})
afterAll(() => browserPool.close())

async function unrestOf(name: string): Promise<Unrest[]> {
  const job = jobsOf(browserPool.stories).find(({ story }) => story.name === name)!
  let found: Unrest[] = []
  await browserPool.each([job], async (tab) => void (found = await findUnrest(tab, job)))
  return found
}

const isProven = ({ kind }: Unrest) => ['clock', 'timers', 'frames', 'random'].includes(kind)

test.each<[string, ...Unrest[]]>([
  ['ticks', { kind: 'clock', detail: '' }],
  ['blinks', { kind: 'timers', detail: '' }],
  ['flips', { kind: 'frames', detail: '' }],
  ['numbers', { kind: 'random', detail: '' }],
  ['restarts', { kind: 'timers', detail: '' }, { kind: 'animation', detail: 'animate() of p' }],
  ['answers', { kind: 'network', detail: '/stock' }, { kind: 'unanswered', detail: '/slow' }],
  ['requests', { kind: 'network', detail: '/iframe.html' }],
  ['letters', { kind: 'font', detail: 'Letters normal normal: error' }],
])('%s is unstable because of %o', async (name, ...causes) => {
  const found = await unrestOf(name)
  expect(found).toEqual(expect.arrayContaining(causes))
  expect(found.filter(isProven)).toEqual(causes.filter(isProven))
})

test('words that differ are named', async () => {
  expect(await unrestOf('thrice')).toEqual([
    { kind: 'text', detail: expect.stringMatching(/^turn \d+ → turn \d+$/) },
  ])
})

test('a story that is at rest when it is taken again has no known cause', async () => {
  expect(await unrestOf('gold')).toEqual([{ kind: 'rested', detail: '' }])
})
