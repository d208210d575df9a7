/** `setInterval` without a timer while the page is hidden; an overdue call comes once it is visible. Returns a stop function. */
export function setVisibleInterval(callback: () => void, interval: number): () => void {
  let last = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(run, interval - Math.abs(Date.now() - last))
  }

  function run() {
    last = Date.now()
    wait()
    callback()
  }

  wait()
  document.addEventListener('visibilitychange', wait)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wait)
  }
}
