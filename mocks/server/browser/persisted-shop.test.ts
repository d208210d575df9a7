import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const save = vi.fn<Storage['setItem']>()

beforeEach(() => {
  stored.clear()
  save.mockReset().mockImplementation((key, value) => void stored.set(key, value))
  vi.stubGlobal('window', { addEventListener() {} })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: save,
  })
})

afterEach(() => vi.unstubAllGlobals())

/** With modules and a session of its own. No `storage` event reaches it. */
async function openTab() {
  vi.resetModules()
  vi.stubGlobal('zarrinMockStore', undefined)
  const { persistedShop } = await import('./persisted-shop.ts')
  const send = persistedShop()
  const call = async (path: string, init?: RequestInit) =>
    (await send(new Request(`http://shop.test/api/${path}`, init))).status
  return {
    user: () => call('auth/user'),
    logout: () => call('auth/logout', { method: 'POST', body: '{}' }),
    login: () => call('auth/login', { method: 'POST', body: '{"mobile":"09121234567","code":"12345"}' }),
  }
}

test('a tab answers from what another has changed, before its storage event has come', async () => {
  const [first, second] = [await openTab(), await openTab()]
  expect(await first.user()).toBe(401)
  expect(await second.login()).toBe(200)
  expect(await first.user()).toBe(200)
})

test('a read saves nothing, so that a late one does not take the change of another tab back', async () => {
  const tab = await openTab()
  expect(await tab.user()).toBe(401)
  expect(save).not.toHaveBeenCalled()
  expect(await tab.login()).toBe(200)
  expect(save).toHaveBeenCalledOnce()
})

test('changes made while the storage is full stay for as long as the page is open', async () => {
  const tab = await openTab()
  await tab.login()
  vi.spyOn(console, 'warn').mockReturnValue()
  save.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await tab.logout()).toBe(200)
  expect(await tab.user()).toBe(401)
})
