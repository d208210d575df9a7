/** Tells the time at once, and each second until a moment, milliseconds of the epoch. Answers a function that stops it. */
export function countDown(at: number, tell: (now: number) => void): () => void {
  const timer = setInterval(look, 1000)
  function look() {
    const now = Date.now()
    if (now >= at) clearInterval(timer)
    tell(now)
  }
  look()
  return () => clearInterval(timer)
}
