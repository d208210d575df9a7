import { proxy } from 'valtio'
import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

declare global {
  /** Chromium only. */
  interface BeforeInstallPromptEvent extends Event {
    prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
  }
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent
  }
}

export const hideInstall = persisted(
  'zarrin-hide-install',
  z.object({ isHidden: z._default(z.boolean(), false) }),
)

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

export function offerManualInstall() {
  install.way = 'ios'
}

export function installPromptAllowed(isAllowed: boolean) {
  const { way, state } = install
  if (way === null || hideInstall.isHidden || state === 'accepted' || state === 'dismissed') return
  install.state = isAllowed ? 'shown' : 'waiting'
}

export function installDismissed() {
  install.state = 'dismissed'
  hideInstall.isHidden = true
}

export async function installAccepted() {
  const event = prompt
  if (!event) return
  prompt = null
  const { outcome } = await event.prompt()
  if (outcome === 'dismissed') return installDismissed()
  install.state = 'accepted'
}
