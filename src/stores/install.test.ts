import { beforeEach, expect, test, vi } from 'vitest'
import {
  awaitInstall,
  hideInstall,
  install,
  installAccepted,
  installByHand,
  installDismissed,
  installWelcome,
} from './install.ts'

const browser = new EventTarget()
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
awaitInstall()

/** A browser that would install, and a shopper who answers it. */
function offered(outcome: 'accepted' | 'dismissed') {
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

test('nothing is shown where nothing can be installed', () => {
  installWelcome(true)
  expect(install.state).toBe('waiting')
})

test('the browser does not ask by itself; the shop does, where it is welcome', () => {
  expect(offered('accepted').defaultPrevented).toBe(true)
  installWelcome(false)
  expect(install.state).toBe('waiting')
  installWelcome(true)
  expect(install.state).toBe('shown')
  installWelcome(false)
  expect(install.state).toBe('waiting')
})

test('accepted: the browser is asked, and it is not shown again', async () => {
  const { prompt } = offered('accepted')
  installWelcome(true)
  await installAccepted()
  expect(prompt).toHaveBeenCalledOnce()
  installWelcome(true)
  expect(install.state).toBe('accepted')
  expect(hideInstall.isHidden).toBe(false)
})

test.each([
  ['in the shop', () => installDismissed()],
  ['in the browser', () => installAccepted()],
])('dismissed %s: the flag is kept', async (_, dismiss) => {
  offered('dismissed')
  installWelcome(true)
  await dismiss()
  expect(install.state).toBe('dismissed')
  expect(hideInstall.isHidden).toBe(true)
  Object.assign(install, { state: 'waiting' })
  installWelcome(true)
  expect(install.state).toBe('waiting')
})

test('installed from the menu of the browser', () => {
  offered('accepted')
  installWelcome(true)
  browser.dispatchEvent(new Event('appinstalled'))
  expect(install.state).toBe('accepted')
})

test('where the browser cannot ask, the shopper is told how', () => {
  installByHand()
  installWelcome(true)
  expect(install).toMatchObject({ way: 'ios', state: 'shown' })
})
