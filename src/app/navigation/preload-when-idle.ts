import { delay } from '#src/platform/delay.ts'
import { whenIdle } from '#src/platform/when-idle.ts'
import type { AppRouter } from '../router.ts'

/** Preloads start once the page is idle, each in a task of its own, so that the page stays responsive. */
export function preloadWhenIdle(router: AppRouter) {
  const preload = router.preloadRoute as (...args: unknown[]) => Promise<unknown>
  let queue: Promise<unknown> = Promise.resolve()
  router.preloadRoute = (async (...args: unknown[]) => {
    await whenIdle()
    await (queue = queue.then(() => delay()))
    return preload(...args)
  }) as typeof router.preloadRoute
}
