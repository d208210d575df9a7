import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { AppRouter } from './router.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A browser with a subscription; returns how often it was ended. */
function subscribedBrowser() {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {})
  return unsubscribe
}

async function signedInShop() {
  const { watchSession } = await import('./session.ts')
  const auth = await import('#src/stores/auth.ts')
  auth.signedIn()
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const shop = { router: router as unknown as AppRouter, client: new QueryClient(), locale: 'fa' as const }
  return { ...auth, stop: watchSession({ ...shop, LL: {} as TranslationFunctions }) }
}

test('signing out ends Web Push in the browser', async () => {
  vi.stubEnv('VITE_PUSH_KEY', 'a-public-key')
  const unsubscribe = subscribedBrowser()
  const { signedOut, stop } = await signedInShop()
  signedOut()
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce())
  stop()
})
