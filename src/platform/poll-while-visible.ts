import { aborted } from './aborted.ts'
import { pollInterval } from './saves-data.ts'

const timeout = 15_000

/** `interval` in milliseconds; it backs off where data are dear. An overdue task runs at once when the page is visible and online again. */
export function pollWhileVisible(interval: number, task: (signal: AbortSignal) => Promise<unknown>) {
  let last = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    clearTimeout(timer)
    if (document.hidden || !navigator.onLine) return
    timer = setTimeout(run, pollInterval(interval) - Math.abs(Date.now() - last))
  }

  async function run() {
    last = Date.now()
    const controller = new AbortController()
    const abortTimer = setTimeout(() => controller.abort(), timeout)
    try {
      await Promise.race([task(controller.signal), aborted(controller.signal)])
    } catch {
      // The next interval retries.
    }
    clearTimeout(abortTimer)
    wait()
  }

  document.addEventListener('visibilitychange', wait)
  addEventListener('online', wait)
  addEventListener('offline', wait)
  wait()
}
