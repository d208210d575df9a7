/** Ticks now and every second until `at` (epoch ms). Returns a stop function. */
export function countDown(at: number, onTick: (now: number) => void): () => void {
  const timer = setInterval(tick, 1000)
  function tick() {
    const now = Date.now()
    if (now >= at) clearInterval(timer)
    onTick(now)
  }
  tick()
  return () => clearInterval(timer)
}
