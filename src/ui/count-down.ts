import { setVisibleInterval } from '#src/platform/visible-interval.ts'

/** Ticks now and every second until `at` (epoch ms), but not while the page is hidden. Returns a stop function. */
export function countDown(at: number, onTick: (now: number) => void): () => void {
  const stop = setVisibleInterval(tick, 1000)

  function tick() {
    const now = Date.now()
    if (now >= at) stop()
    onTick(now)
  }

  tick()
  return stop
}
