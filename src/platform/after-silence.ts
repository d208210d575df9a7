/** `setInterval` that starts anew with each file of the shop that comes: files and answers share a slow line. Returns a stop function. */
export function afterSilence(milliseconds: number, act: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined

  function wait() {
    clearInterval(timer)
    timer = setInterval(act, milliseconds)
  }

  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.includes('/assets/'))) wait()
  })
  observer.observe({ type: 'resource' })
  wait()
  return () => {
    clearInterval(timer)
    observer.disconnect()
  }
}
