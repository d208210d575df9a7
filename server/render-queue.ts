import { limitConcurrency } from '../build/limit-concurrency.ts'

export class QueueFull extends Error {}

/** Runs `concurrency` tasks, lets `maxWaiting` others wait, and throws QueueFull beyond. Tasks of one key are run once. */
export function renderQueue<Result>({
  concurrency,
  maxWaiting,
}: {
  concurrency: number
  maxWaiting: number
}) {
  const limited = limitConcurrency(concurrency)
  const inFlight = new Map<string, Promise<Result>>()
  let size = 0

  return {
    waiting: () => Math.max(0, size - concurrency),
    run(key: string, task: () => Promise<Result>): Promise<Result> {
      const pending = inFlight.get(key)
      if (pending) return pending
      if (size >= concurrency + maxWaiting) return Promise.reject(new QueueFull())
      size += 1
      const result = limited(task).finally(() => {
        size -= 1
        if (inFlight.get(key) === result) inFlight.delete(key)
      })
      inFlight.set(key, result)
      return result
    },
    /** Whoever asks from now on gets a new task, not the one in flight. */
    forget: (key: string) => void inFlight.delete(key),
  }
}
