import { subscribe } from 'valtio'
import * as z from 'zod/mini'
import { install, takeInstallPrompt } from './install.ts'
import { persisted } from './persisted.ts'

export const hideInstall = persisted(
  'zarrin-hide-install',
  z.object({ isHidden: z._default(z.boolean(), false) }),
)

/** Also by another tab. */
subscribe(hideInstall, () => {
  if (hideInstall.isHidden && install.state === 'shown') install.state = 'dismissed'
})

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
  const prompt = takeInstallPrompt()
  if (!prompt) return
  const { outcome } = await prompt.prompt()
  if (outcome === 'dismissed') return installDismissed()
  install.state = 'accepted'
}
