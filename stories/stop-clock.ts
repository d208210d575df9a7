/** For `beforeEach`: `Date.now` stands at this time, in epoch ms. */
export function stopClock(at: number): () => void {
  const { now } = Date
  Date.now = () => at
  return () => void (Date.now = now)
}
