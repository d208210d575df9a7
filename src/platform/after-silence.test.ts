import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSilence } from './after-silence.ts'

type Report = (list: { getEntries(): { name: string }[] }) => void
const observers = new Set<Report>()

class Observer {
  readonly #report: Report
  constructor(report: Report) {
    this.#report = report
  }
  observe() {
    observers.add(this.#report)
  }
  disconnect() {
    observers.delete(this.#report)
  }
}

const arrive = (name: string) => {
  for (const report of observers) report({ getEntries: () => [{ name }] })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  observers.clear()
})

test.each([
  ['a file of the shop restarts the wait', 'https://zarrin.test/assets/a.js', 25_000],
  ['an answer of the server does not', 'https://zarrin.test/api/cart/cart', 15_000],
])('%s', async (_, name, expected) => {
  let calledAt: number | undefined
  const start = Date.now()
  afterSilence(15_000, () => (calledAt ??= Date.now() - start))
  vi.advanceTimersByTime(10_000)
  arrive(name)
  vi.advanceTimersByTime(60_000)
  expect(calledAt).toBe(expected)
})

test('a stopped wait leaves nothing', () => {
  const act = vi.fn<() => void>()
  afterSilence(15_000, act)()
  expect(vi.getTimerCount()).toBe(0)
  expect(observers.size).toBe(0)
})
