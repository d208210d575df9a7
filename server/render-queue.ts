import { limitConcurrency } from '../build/limit-concurrency.ts'

export class QueueFull extends Error {}

/** Milliseconds. nginx, which gives up after 15 s, has to have time left for the task. */
const longestWait = 5_000

/**
 * Runs `concurrency` tasks, lets `maxWaiting` others wait, and throws QueueFull beyond, as for a task whose last visitor has
 * waited too long. Tasks of one key are run once.
 */
export function renderQueue<Result>({
  concurrency,
  maxWaiting,
}: {
  concurrency: number
  maxWaiting: number
}) {
  const limited = limitConcurrency(concurrency)
  const inFlight = new Map<string, { asked: { last: number }; result: Promise<Result> }>()
  let size = 0

  return {
    waiting: () => Math.max(0, size - concurrency),
    run(key: string, task: () => Promise<Result>): Promise<Result> {
      const pending = inFlight.get(key)
      if (pending) {
        pending.asked.last = performance.now()
        return pending.result
      }
      if (size >= concurrency + maxWaiting) return Promise.reject(new QueueFull())
      size += 1
      const asked = { last: performance.now() }
      const result = limited(async () => {
        if (performance.now() - asked.last > longestWait) throw new QueueFull()
        return task()
      }).finally(() => {
        size -= 1
        if (inFlight.get(key)?.result === result) inFlight.delete(key)
      })
      inFlight.set(key, { asked, result })
      return result
    },
    /** Whoever asks from now on gets a new task, not the one in flight. */
    forget: (key: string) => void inFlight.delete(key),
  }
}
