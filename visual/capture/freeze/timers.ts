import type { IsHeld } from './holds.ts'

/** Runs in the page. */
export function trackTimers(isHeld: IsHeld) {
  // Short timers are part of rendering: React throttles Suspense reveals by 300 ms.
  const maxDelay = 350
  // A timer that sets the next one is a clock: only its first steps are waited for.
  const maxSteps = 4
  type Timer = { due: number; run(): void }
  let timers = new Map<unknown, Timer>()
  let step = 0
  const elapsed = performance.now.bind(performance)
  const realTimeout = globalThis.setTimeout
  const realClear = globalThis.clearTimeout
  function trackedTimeout(handler: TimerHandler, delay = 0, ...values: unknown[]) {
    const own = timers
    const next = step + 1
    const run = () => {
      own.delete(timer)
      step = next
      if (typeof handler === 'function') handler(...values)
      step = 0
    }
    const timer = realTimeout(next > maxSteps && isHeld('timers') ? () => {} : run, delay)
    if (delay > 0 && delay <= maxDelay && next <= maxSteps) own.set(timer, { due: elapsed() + delay, run })
    return timer
  }
  globalThis.setTimeout = trackedTimeout as unknown as typeof setTimeout
  globalThis.clearTimeout = (timer) => {
    timers.delete(timer)
    realClear(timer)
  }

  return {
    isPending: () => timers.size > 0,
    runNext() {
      const [first] = [...timers].toSorted(([, one], [, other]) => one.due - other.due)
      if (!first) return
      realClear(first[0] as number)
      first[1].run()
    },
    reset: () => void (timers = new Map()),
  }
}
