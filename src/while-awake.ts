/**
 * Runs `task` every `interval` milliseconds while the page is looked at and the browser is online. A page that comes
 * back after longer than that is served at once.
 */
export function whileAwake(interval: number, task: () => Promise<unknown>) {
  let last = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    clearTimeout(timer)
    if (document.hidden || !navigator.onLine) return
    timer = setTimeout(run, Math.max(0, last + interval - Date.now()))
  }

  async function run() {
    last = Date.now()
    try {
      await task()
    } catch {
      // Nothing was heard this time; the next is not far.
    }
    wait()
  }

  document.addEventListener('visibilitychange', wait)
  addEventListener('online', wait)
  addEventListener('offline', wait)
  wait()
}
