import { fetchScript, registerScript } from '#src/platform/worker-script.ts'
import { registrationFailed, workerReached } from './worker-state.ts'

export const workerInterval = 20_000

type Page = {
  isBusy: () => boolean
  /** Waits for mutations, but not on another page. */
  reload: () => void
  offer: (accept: () => void) => void
  onFailure: (error: unknown) => void
}

/** A new worker activates at once on an idle page, else when the shopper accepts it or `retryUpdate` finds the page idle. */
export async function registerWorker(container: ServiceWorkerContainer, page: Page) {
  let lastWorker = container.controller
  let isOutdated = false
  let hasOffered = false
  let hasAccepted = false
  let isLeaving = false
  let registration: ServiceWorkerRegistration

  function activate() {
    if (registration.waiting) return registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    if (!isLeaving) page.reload()
    isLeaving = true
  }

  function accept() {
    hasAccepted = true
    activate()
  }

  function update() {
    isOutdated = true
    if (hasAccepted || !page.isBusy()) return activate()
    if (!hasOffered) page.offer(accept)
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
    if (lastWorker && lastWorker !== container.controller) update()
    lastWorker = container.controller
  })

  try {
    registration = await registerScript(container)
    /** A hard reload leaves the page without a controller. */
    lastWorker ??= registration.active
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
    /** A 404 of the script in `update()` would unregister the worker. */
    async checkForUpdate(signal: AbortSignal) {
      const { status } = await fetchScript(signal)
      if (status === 200) await registration.update()
    },
    /** After a navigation, which ends a reload that waits. */
    retryUpdate() {
      if (!isOutdated) return
      if (hasAccepted) hasOffered = false
      isLeaving = hasAccepted = false
      update()
    },
  }
}
