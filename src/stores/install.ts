import { proxy } from 'valtio'
import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

declare global {
  /** Chromium's, and no other's: the browser would let the page ask for the installation. */
  interface BeforeInstallPromptEvent extends Event {
    prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
  }
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent
  }
}

/** Somebody did not want to be asked; for good, in this browser. */
export const hideInstall = persisted(
  'zarrin-hide-install',
  z.object({ isHidden: z._default(z.boolean(), false) }),
)

/** `way`: the browser asks by itself, or the shopper is told how; null where neither is possible. */
export const install = proxy({
  way: null as 'prompt' | 'ios' | null,
  state: 'waiting' as 'waiting' | 'shown' | 'accepted' | 'dismissed',
})

let prompt: BeforeInstallPromptEvent | null = null

/** It comes once, and early. */
export function awaitInstall() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event
    install.way = 'prompt'
  })
  addEventListener('appinstalled', () => {
    install.state = 'accepted'
  })
}

export function installByHand() {
  install.way = 'ios'
}

/** Asked for where it is welcome, and not where something else is to be done. */
export function installWelcome(isWelcome: boolean) {
  const { way, state } = install
  if (way === null || hideInstall.isHidden || state === 'accepted' || state === 'dismissed') return
  install.state = isWelcome ? 'shown' : 'waiting'
}

export function installDismissed() {
  install.state = 'dismissed'
  hideInstall.isHidden = true
}

export async function installAccepted() {
  const asked = prompt
  if (!asked) return
  prompt = null
  const { outcome } = await asked.prompt()
  if (outcome === 'dismissed') return installDismissed()
  install.state = 'accepted'
}
