import { beforeEach, expect, test, vi } from 'vitest'
import { install, listenForInstallPrompt } from './install.ts'
import {
  hideInstall,
  installAccepted,
  installDismissed,
  installPromptAllowed,
  offerManualInstall,
} from './install-choice.ts'

const browser = new EventTarget()
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
listenForInstallPrompt()

function dispatchInstallPrompt(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn<() => Promise<{ outcome: string }>>(async () => ({ outcome })),
  })
  browser.dispatchEvent(event)
  return event
}

beforeEach(() => {
  Object.assign(install, { way: null, state: 'waiting' })
  hideInstall.isHidden = false
})

test('the install prompt is not shown if the browser cannot install', () => {
  installPromptAllowed(true)
  expect(install.state).toBe('waiting')
})

test('the shop prevents the native install prompt and shows its own on pages that allow it', () => {
  expect(dispatchInstallPrompt('accepted').defaultPrevented).toBe(true)
  installPromptAllowed(false)
  expect(install.state).toBe('waiting')
  installPromptAllowed(true)
  expect(install.state).toBe('shown')
  installPromptAllowed(false)
  expect(install.state).toBe('waiting')
})

test('accepting the install prompt opens the native one and does not show it again', async () => {
  const { prompt } = dispatchInstallPrompt('accepted')
  installPromptAllowed(true)
  await installAccepted()
  expect(prompt).toHaveBeenCalledOnce()
  installPromptAllowed(true)
  expect(install.state).toBe('accepted')
  expect(hideInstall.isHidden).toBe(false)
})

test.each([
  ['in the shop', () => installDismissed()],
  ['in the browser', () => installAccepted()],
])('dismissing the install prompt %s hides it for good', async (_, dismiss) => {
  dispatchInstallPrompt('dismissed')
  installPromptAllowed(true)
  await dismiss()
  expect(install.state).toBe('dismissed')
  expect(hideInstall.isHidden).toBe(true)
  Object.assign(install, { state: 'waiting' })
  installPromptAllowed(true)
  expect(install.state).toBe('waiting')
})

test('dismissing the install prompt in another tab hides it', async () => {
  dispatchInstallPrompt('dismissed')
  installPromptAllowed(true)
  hideInstall.isHidden = true
  await expect.poll(() => install.state).toBe('dismissed')
})

test('an installation from the browser menu counts as accepted', () => {
  dispatchInstallPrompt('accepted')
  installPromptAllowed(true)
  browser.dispatchEvent(new Event('appinstalled'))
  expect(install.state).toBe('accepted')
})

test('a browser without a native install prompt shows instructions', () => {
  offerManualInstall()
  installPromptAllowed(true)
  expect(install).toMatchObject({ way: 'ios', state: 'shown' })
})
