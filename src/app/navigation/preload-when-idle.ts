import { delay } from '#src/platform/delay.ts'
import { savesData } from '#src/platform/saves-data.ts'
import { whenIdle } from '#src/platform/when-idle.ts'
import type { AppRouter } from '../router.ts'

/** Delays the router's preloads until the page is idle, and runs each in its own task; shoppers who save data have none. */
export function preloadWhenIdle(router: AppRouter) {
  const preload = router.preloadRoute as (...args: unknown[]) => Promise<unknown>
  let queue: Promise<unknown> = Promise.resolve()
  router.preloadRoute = (async (...args: unknown[]) => {
    if (savesData()) return undefined
    await whenIdle()
    await (queue = queue.then(() => delay()))
    return preload(...args)
  }) as typeof router.preloadRoute
}
