/** Milliseconds: 600, 150, then 10 less each time, at least 30. */
export const repeatDelay = (count: number) => (count === 0 ? 600 : Math.max(30, 160 - count * 10))

/** Calls `act` repeatedly from `start` to `stop`, first after the delay; never more than one timer. `isShort`: nothing was repeated yet. */
export function longPress(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Repetitions of the latest press; -1 before the first. */
  let count = -1

  function stop() {
    clearTimeout(timer)
    timer = undefined
  }

  const repeat = () => void (timer = setTimeout(run, repeatDelay(count)))

  /** `act` may stop the press or start another. */
  function run() {
    const own = timer
    count += 1
    act()
    if (timer === own) repeat()
  }

  function start() {
    stop()
    count = 0
    repeat()
  }

  return { start, stop, isShort: () => count === 0 }
}
