import { proxy } from 'valtio'

declare global {
  /** Chromium only. */
  interface BeforeInstallPromptEvent extends Event {
    prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
  }
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent
  }
}

/** `way`: a native prompt or instructions for iOS; null if the browser cannot install. */
export const install = proxy({
  way: null as 'prompt' | 'ios' | null,
  state: 'waiting' as 'waiting' | 'shown' | 'accepted' | 'dismissed',
})

let prompt: BeforeInstallPromptEvent | null = null

/** Has to run early: the browser fires the event once. */
export function listenForInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event
    install.way = 'prompt'
  })
  addEventListener('appinstalled', () => {
    install.state = 'accepted'
  })
}

/** The browser's native prompt can be shown once. */
export function takeInstallPrompt() {
  const taken = prompt
  prompt = null
  return taken
}
