import { aborted } from './aborted.ts'

const timeout = 15_000

/**
 * Runs `task` every `interval` milliseconds while the page is visible and online, and at once when it becomes so after a
 * longer pause. A hung task is aborted.
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
