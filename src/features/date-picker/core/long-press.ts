/** Milliseconds: until the first repeat, between the first two, what each next one is shorter by, and the least. */
export const rhythm = { delay: 600, interval: 150, shrink: 10, least: 30 } as const

/** How long after the repeat `count` (0: the press itself) the next one comes: 600, 150, 140, … 30, 30. */
export const pauseAfter = (count: number) =>
  count === 0 ? rhythm.delay : Math.max(rhythm.least, rhythm.interval - (count - 1) * rhythm.shrink)

type Timers = {
  setTimeout: (act: () => void, milliseconds: number) => unknown
  clearTimeout: (timer: never) => void
}

/** Acts at once, and then in the rhythm until it is stopped; never more than one timer, and none after `stop`. */
export function longPress(act: () => void, timers: Timers = globalThis) {
  let press: object | null = null
  let timer: unknown

  function stop() {
    press = null
    timers.clearTimeout(timer as never)
    timer = undefined
  }

  /** The act itself may stop the press, or start another. */
  function actIn(own: object, count: number) {
    timer = undefined
    act()
    if (press === own) timer = timers.setTimeout(() => actIn(own, count + 1), pauseAfter(count))
  }

  function start() {
    stop()
    press = {}
    actIn(press, 0)
  }

  return { start, stop }
}
