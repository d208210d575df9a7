import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollWhileVisible } from './poll-while-visible.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const network = { onLine: true }
const browser = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { hidden: false })
  network.onLine = true
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function counted(interval: number) {
  const task = vi.fn<() => Promise<void>>(async () => undefined)
  pollWhileVisible(interval, task)
  return task
}

test('every 20 seconds, the first time after 20', async () => {
  const task = counted(20_000)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(task).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test.each([
  ['hidden', () => Object.assign(page, { hidden: true }), () => Object.assign(page, { hidden: false })],
  [
    'offline',
    () => Object.assign(network, { onLine: false }),
    () => Object.assign(network, { onLine: true }),
  ],
])('it sleeps while the page is %s, and wakes at once when it was due', async (_, sleep, wake) => {
  const tell = () => {
    page.dispatchEvent(new Event('visibilitychange'))
    browser.dispatchEvent(new Event('online'))
    browser.dispatchEvent(new Event('offline'))
  }
  const task = counted(20_000)
  await vi.advanceTimersByTimeAsync(15_000)
  sleep()
  tell()
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(3_000)
  wake()
  tell()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(task).not.toHaveBeenCalled()
  sleep()
  tell()
  await vi.advanceTimersByTimeAsync(100_000)
  wake()
  tell()
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(1)
})

test('what fails once is tried again the next time', async () => {
  const task = vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('no network')))
  pollWhileVisible(1_000, task)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('a task that hangs is given up, and the next one runs when it is due', async () => {
  const signals: AbortSignal[] = []
  pollWhileVisible(20_000, (signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  await vi.advanceTimersByTimeAsync(40_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})
