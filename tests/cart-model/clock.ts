import { vi } from 'vitest'

const stopped = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
const step = 25

/** Time passes only where `pass` says so: what is to come in seconds costs milliseconds, and always comes in one order. */
export const stopClock = () => vi.useFakeTimers({ toFake: [...stopped] })
export const startClock = () => vi.useRealTimers()

const { port1: inbox, port2: outbox } = new MessageChannel()
inbox.start()

/** React, answers and locks go on between two tasks of the browser, whatever the clock says. */
export const turn = () =>
  new Promise<void>((resolve) => {
    inbox.addEventListener('message', () => resolve(), { once: true })
    outbox.postMessage(null)
  })

async function turns(left = 6): Promise<void> {
  if (left === 0) return
  await turn()
  return turns(left - 1)
}

/** Lets so many milliseconds go by, twenty times a stretch of them. */
export async function pass(ms: number): Promise<void> {
  const stretch = Math.max(step, ms / 20)
  for (let left = ms; left >= 0; left -= stretch) {
    await vi.advanceTimersByTimeAsync(Math.min(left, stretch))
    await turns()
  }
}

/** Real milliseconds in which no time is told: streams and locks take a moment of their own. */
export async function moment(ms: number, began = performance.now()): Promise<void> {
  if (performance.now() - began >= ms) return
  await turn()
  return moment(ms, began)
}

/** React goes by the clock that it found at first, and locks by none: what they hold back comes only now. */
const grace = { timeout: 5_000, interval: 20 }

/** Lets time go by until `isDone`, for a minute at most; `what` is told where it never is. */
export async function passUntil(isDone: () => boolean, what: string, left = 60_000): Promise<void> {
  if (isDone()) return
  if (left <= 0) {
    await vi.waitUntil(isDone, grace).catch((cause: unknown) => {
      throw new Error(`In a minute there was not: ${what}`, { cause })
    })
    return
  }
  await pass(step)
  await moment(1)
  return passUntil(isDone, what, left - step)
}
