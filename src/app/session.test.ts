import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { sampleUser, stubFetch, success } from '#src/api/stub-fetch.ts'
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
  vi.stubGlobal('caches', { delete: async () => true })
  return unsubscribe
}

const texts = { nav: { signIn: () => 'Sign in' }, errors: { sessionEnded: () => 'Ended' } }

async function signedInShop() {
  const { watchSession } = await import('./session.ts')
  const auth = await import('#src/stores/auth.ts')
  auth.signedIn()
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const shop = { router: router as unknown as AppRouter, client }
  return { ...auth, client, stop: watchSession({ ...shop, LL: texts as unknown as TranslationFunctions }) }
}

test('signing out ends Web Push in the browser', async () => {
  vi.stubEnv('VITE_PUSH_KEY', 'a-public-key')
  const unsubscribe = subscribedBrowser()
  const { signedOut, stop } = await signedInShop()
  signedOut()
  await expect.poll(() => unsubscribe).toHaveBeenCalledOnce()
  stop()
})

/** Member 1 has a draft as the session expires; then somebody signs in. */
async function expiredShop(signedInAs: number) {
  vi.stubEnv('VITE_PUSH_KEY', 'a-public-key')
  const unsubscribe = subscribedBrowser()
  const { client, memberRead, sessionExpired, signedIn, stop } = await signedInShop()
  const { userQuery } = await import('#src/features/account/user-query.ts')
  const { likesQuery } = await import('#src/features/account/likes-query.ts')
  const { loginFlow } = await import('#src/stores/login-flow.ts')
  const { drafts, draftStarted, returnDraft } = await import('#src/stores/drafts.ts')
  memberRead(1)
  loginFlow.like = 7
  draftStarted('return', returnDraft.parse({ order: 'ZR-1' }))
  sessionExpired()
  client.setQueryData(userQuery().queryKey, { id: signedInAs } as never)
  client.setQueryData(likesQuery().queryKey, [] as never)
  signedIn()
  memberRead(signedInAs)
  return { unsubscribe, drafts, loginFlow, stop }
}

test('another member after an expired session gets neither drafts nor pushes', async () => {
  const { unsubscribe, drafts, stop } = await expiredShop(2)
  await expect.poll(() => unsubscribe).toHaveBeenCalledOnce()
  expect(drafts.return).toBeNull()
  stop()
})

test('the same member after an expired session keeps both', async () => {
  const { unsubscribe, drafts, loginFlow, stop } = await expiredShop(1)
  await vi.dynamicImportSettled()
  expect(unsubscribe).not.toHaveBeenCalled()
  expect(drafts.return).not.toBeNull()
  expect(loginFlow.like).toBe(0)
  stop()
})

test('signing in reads the member and their likes', async () => {
  const { signedIn, signedOut, stop } = await signedInShop()
  signedOut()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })
  const requested = stubFetch({
    '/api/auth/user': () => success(sampleUser),
    '/api/products/like': () => ({ status: 200, body: { isSuccess: true, messages: [], list: [] } }),
  })
  signedIn()
  await expect.poll(() => requested.toSorted()).toEqual(['/api/auth/user', '/api/products/like'])
  stop()
})
