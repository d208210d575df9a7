/** Milliseconds: 600, 150, then 10 less each time, at least 30. */
export const repeatTiming = { delay: 600, interval: 150, shrink: 10, least: 30 } as const

export const repeatDelay = (count: number) =>
  count === 0
    ? repeatTiming.delay
    : Math.max(repeatTiming.least, repeatTiming.interval - (count - 1) * repeatTiming.shrink)

type Timers = {
  setTimeout: (act: () => void, milliseconds: number) => unknown
  clearTimeout: (timer: never) => void
}

/** Calls `act` at once and repeatedly until `stop`; never more than one timer. */
export function longPress(act: () => void, timers: Timers = globalThis) {
  let press: object | null = null
  let timer: unknown

  function stop() {
    press = null
    timers.clearTimeout(timer as never)
    timer = undefined
  }

  /** `act` may stop the press or start another. */
  function actIn(own: object, count: number) {
    timer = undefined
    act()
    if (press === own) timer = timers.setTimeout(() => actIn(own, count + 1), repeatDelay(count))
  }

  function start() {
    stop()
    press = {}
    actIn(press, 0)
  }

  return { start, stop }
}
