import { registrationFailed, workerReached } from './worker-state.ts'

const script = '/sw.js'

/** Milliseconds. */
export const workerInterval = 20_000

type Page = {
  /** A reload would lose something. */
  isBusy: () => boolean
  reload: () => void
  /** Tells the shopper of a new version. */
  offer: (accept: () => void) => void
  onFailure: (error: unknown) => void
}

/**
 * Registers the service worker. A new one takes over at once on an idle page, else when the shopper accepts it or
 * `retryUpdate` finds the page idle. Each tab reloads once, whichever tab let the worker in.
 */
export async function registerWorker(container: ServiceWorkerContainer, page: Page) {
  let hadController = container.controller !== null
  let isOutdated = false
  let hasOffered = false
  let hasAccepted = false
  let isLeaving = false
  let registration: ServiceWorkerRegistration

  function activate() {
    hasAccepted = true
    if (registration.waiting) return registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    if (!isLeaving) page.reload()
    isLeaving = true
  }

  function update() {
    isOutdated = true
    if (hasAccepted || !page.isBusy()) return activate()
    if (!hasOffered) page.offer(activate)
    hasOffered = true
  }

  function watch(next: ServiceWorker | null) {
    next?.addEventListener('statechange', () => {
      if (next.state === 'activated') workerReached('activated')
      if (next.state !== 'installed') return
      workerReached('installed')
      if (registration.active) update()
    })
  }

  container.addEventListener('controllerchange', () => {
    if (hadController) update()
    hadController = true
  })

  try {
    registration = await container.register(script, { updateViaCache: 'none' })
    workerReached(registration.active ? 'activated' : 'registered')
  } catch (error) {
    registrationFailed()
    page.onFailure(error)
    return null
  }
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  if (registration.waiting && registration.active) update()

  return {
    /** Skips the HTTP cache; a missing script must not unregister the worker. */
    async checkForUpdate(signal: AbortSignal) {
      const { status } = await fetch(script, { cache: 'no-store', signal })
      if (status === 200) await registration.update()
    },
    retryUpdate() {
      if (isOutdated) update()
    },
  }
}
