import { aborted } from './aborted.ts'

/** Milliseconds until a task is given up. */
const deadline = 15_000

/**
 * Runs `task` every `interval` milliseconds while the page is looked at and the browser is online. A page that comes
 * back after longer than that is served at once. A task that hangs is aborted.
 */
export function pollWhileVisible(interval: number, task: (signal: AbortSignal) => Promise<unknown>) {
  let last = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    clearTimeout(timer)
    if (document.hidden || !navigator.onLine) return
    timer = setTimeout(run, Math.max(0, last + interval - Date.now()))
  }

  async function run() {
    last = Date.now()
    const controller = new AbortController()
    const late = setTimeout(() => controller.abort(), deadline)
    try {
      await Promise.race([task(controller.signal), aborted(controller.signal)])
    } catch {
      // Nothing was heard this time; the next is not far.
    }
    clearTimeout(late)
    wait()
  }

  document.addEventListener('visibilitychange', wait)
  addEventListener('online', wait)
  addEventListener('offline', wait)
  wait()
}
