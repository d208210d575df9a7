import { proxy } from 'valtio'

export const worker = proxy({
  state: 'none' as 'none' | 'registered' | 'installed' | 'activated',
  hasRegistrationError: false,
})

export function workerReached(state: 'registered' | 'installed' | 'activated') {
  worker.state = state
}

export function registrationFailed() {
  worker.hasRegistrationError = true
}
