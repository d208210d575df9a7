import { vi } from 'vitest'

const fakedTimers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
const step = 25

export const installFakeClock = () => vi.useFakeTimers({ toFake: [...fakedTimers] })
export const restoreClock = () => vi.useRealTimers()

const { port1: inbox, port2: outbox } = new MessageChannel()
inbox.start()

/** One browser task, in which React, responses and locks proceed without the fake clock. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    inbox.addEventListener('message', () => resolve(), { once: true })
    outbox.postMessage(null)
  })

async function turns(left = 6): Promise<void> {
  if (left === 0) return
  await nextTask()
  return turns(left - 1)
}

export async function advanceClock(ms: number): Promise<void> {
  const chunk = Math.max(step, ms / 20)
  for (let left = ms; left >= 0; left -= chunk) {
    await vi.advanceTimersByTimeAsync(Math.min(left, chunk))
    await turns()
  }
}

/** Waits real milliseconds without advancing the fake clock: streams and locks need real time. */
export async function waitRealTime(ms: number, began = performance.now()): Promise<void> {
  if (performance.now() - began >= ms) return
  await nextTask()
  return waitRealTime(ms, began)
}

/** Real time, because React keeps the clock that it loaded with and locks use none. */
const grace = { timeout: 5_000, interval: 20 }

export async function advanceUntil(isDone: () => boolean, what: string, left = 60_000): Promise<void> {
  if (isDone()) return
  if (left <= 0) {
    await vi.waitUntil(isDone, grace).catch((cause: unknown) => {
      throw new Error(`Timed out after a fake minute waiting for ${what}`, { cause })
    })
    return
  }
  await advanceClock(step)
  await waitRealTime(1)
  return advanceUntil(isDone, what, left - step)
}
