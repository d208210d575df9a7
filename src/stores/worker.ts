import { proxy } from 'valtio'

/** How far the service worker has come, and whether the browser would not have it at all. */
export const worker = proxy({
  state: 'none' as 'none' | 'registered' | 'installed' | 'activated',
  hasRegistrationError: false,
})

export function workerCame(state: 'registered' | 'installed' | 'activated') {
  worker.state = state
}

export function registrationFailed() {
  worker.hasRegistrationError = true
}
