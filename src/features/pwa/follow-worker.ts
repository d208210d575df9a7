import { registrationFailed, workerCame } from '#src/stores/worker.ts'

const script = '/sw.js'

/** Milliseconds between two looks for another worker. */
export const workerInterval = 20_000

type Page = {
  /** Something would be lost if the page were loaded anew. */
  isBusy: () => boolean
  reload: () => void
  /** Says that there is a new version; `accept` is for the button. */
  offer: (accept: () => void) => void
  onFailure: (error: unknown) => void
}

/**
 * Registers the shop's worker and lets a new one take over: at once where nothing can be lost, else when the shopper
 * says so, or `tryAgain` finds the page at rest. Each tab reloads once, whoever let the worker in.
 */
export async function followWorker(container: ServiceWorkerContainer, page: Page) {
  let hadController = container.controller !== null
  let isOld = false
  let hasOffered = false
  let hasAccepted = false
  let isLeaving = false
  let registration: ServiceWorkerRegistration

  function renew() {
    hasAccepted = true
    if (registration.waiting) return registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    if (!isLeaving) page.reload()
    isLeaving = true
  }

  function update() {
    isOld = true
    if (hasAccepted || !page.isBusy()) return renew()
    if (!hasOffered) page.offer(renew)
    hasOffered = true
  }

  function follow(next: ServiceWorker | null) {
    next?.addEventListener('statechange', () => {
      if (next.state === 'activated') workerCame('activated')
      if (next.state !== 'installed') return
      workerCame('installed')
      if (registration.active) update()
    })
  }

  container.addEventListener('controllerchange', () => {
    if (hadController) update()
    hadController = true
  })

  try {
    registration = await container.register(script, { updateViaCache: 'none' })
    workerCame(registration.active ? 'activated' : 'registered')
  } catch (error) {
    registrationFailed()
    page.onFailure(error)
    return null
  }
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  if (registration.waiting && registration.active) update()

  return {
    /** Asks the site's root for the script, past every cache, and lets the browser compare it where it is there. */
    async look(signal: AbortSignal) {
      const { status } = await fetch(script, { cache: 'no-store', signal })
      if (status === 200) await registration.update()
    },
    /** For a moment at which the page may have come to rest. */
    tryAgain() {
      if (isOld) update()
    },
  }
}
