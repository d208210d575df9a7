import { limitConcurrency } from '../build/limit-concurrency.ts'

export class QueueFull extends Error {}

/** Runs `atOnce` works, lets `maxWaiting` others wait, and throws QueueFull beyond. Works of one key are run once. */
export function renderQueue<Result>({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const limited = limitConcurrency(atOnce)
  const underway = new Map<string, Promise<Result>>()
  let size = 0

  return {
    waiting: () => Math.max(0, size - atOnce),
    run(key: string, work: () => Promise<Result>): Promise<Result> {
      const same = underway.get(key)
      if (same) return same
      if (size >= atOnce + maxWaiting) return Promise.reject(new QueueFull())
      size += 1
      const result = limited(work).finally(() => {
        size -= 1
        if (underway.get(key) === result) underway.delete(key)
      })
      underway.set(key, result)
      return result
    },
    /** Whoever asks from now on gets a new work, not the one that is underway. */
    forget: (key: string) => void underway.delete(key),
  }
}
