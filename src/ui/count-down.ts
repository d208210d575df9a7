/** Tells the time each second until a moment, milliseconds of the epoch. Answers a function that stops it. */
export function countDown(at: number, tell: (now: number) => void): () => void {
  if (Date.now() >= at) return () => {}
  const timer = setInterval(() => {
    const now = Date.now()
    if (now >= at) clearInterval(timer)
    tell(now)
  }, 1000)
  return () => clearInterval(timer)
}
