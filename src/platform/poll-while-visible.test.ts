import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollWhileVisible } from './poll-while-visible.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const network: { onLine: boolean; connection?: object } = { onLine: true }
const browser = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { hidden: false })
  network.onLine = true
  vi.stubGlobal('document', page)
  delete network.connection
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function pollWithMock(interval: number) {
  const task = vi.fn<() => Promise<void>>(async () => undefined)
  pollWhileVisible(interval, task)
  return task
}

test('the poll runs every interval, first after one interval', async () => {
  const task = pollWithMock(20_000)
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
])(
  'the poll pauses while the page is %s and catches up at once if it is overdue',
  async (_, pause, resume) => {
    const dispatchEvents = () => {
      page.dispatchEvent(new Event('visibilitychange'))
      browser.dispatchEvent(new Event('online'))
      browser.dispatchEvent(new Event('offline'))
    }
    const task = pollWithMock(20_000)
    await vi.advanceTimersByTimeAsync(15_000)
    pause()
    dispatchEvents()
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(3_000)
    resume()
    dispatchEvents()
    await vi.advanceTimersByTimeAsync(1_999)
    expect(task).not.toHaveBeenCalled()
    pause()
    dispatchEvents()
    await vi.advanceTimersByTimeAsync(100_000)
    resume()
    dispatchEvents()
    await vi.advanceTimersByTimeAsync(0)
    expect(task).toHaveBeenCalledTimes(1)
  },
)

test('the poll does not wait for a clock that was set back', async () => {
  const task = pollWithMock(20_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(1)
})

test('the poll of a shopper who saves data backs off', async () => {
  network.connection = { saveData: true }
  const task = pollWithMock(20_000)
  await vi.advanceTimersByTimeAsync(299_999)
  expect(task).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(1)
})

test('the poll continues after a task fails', async () => {
  const task = vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('no network')))
  pollWhileVisible(1_000, task)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('the poll aborts a hung task and runs the next one on time', async () => {
  const signals: AbortSignal[] = []
  pollWhileVisible(20_000, (signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  await vi.advanceTimersByTimeAsync(40_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})
