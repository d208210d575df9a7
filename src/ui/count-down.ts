/** Ticks now and every second until `at` (epoch ms), but not while the page is hidden. Returns a stop function. */
export function countDown(at: number, onTick: (now: number) => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined

  function tick() {
    const now = Date.now()
    if (now >= at) stop()
    onTick(now)
  }

  function run() {
    clearInterval(timer)
    if (document.hidden) return
    timer = setInterval(tick, 1000)
    tick()
  }

  function stop() {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', run)
  }

  document.addEventListener('visibilitychange', run)
  run()
  return stop
}
