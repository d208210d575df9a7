import { cartOperations } from '#contracts/cart-operations.ts'
import type { CallName } from '#contracts/registry.ts'
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

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** With modules and a session of its own. No `storage` event reaches it. */
async function openTab() {
  vi.resetModules()
  vi.stubGlobal('zarrinMockStore', undefined)
  const { persistedShop } = await import('./persisted-shop.ts')
  const send = persistedShop()
  const ask = (path: string, init?: RequestInit) => send(new Request(`http://shop.test/${path}`, init))
  const post = (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) })
  const dataOf = async (name: 'add' | 'getCartCount', input: object): Promise<unknown> => {
    const { cartUpdateType } = cartOperations[name]
    return ((await (await post('api/cart/cart', { cartUpdateType, ...input })).json()) as { data: unknown })
      .data
  }
  const call = async (path: string, init?: RequestInit) => (await ask(`api/${path}`, init)).status
  return {
    slowDown: (on: CallName, latency: number) =>
      post('__mock/faults', { id: 'default', faults: [{ on, fault: { latency } }] }),
    add: () => dataOf('add', { uniqueId: null, productItemId: 10_731, count: 1 }),
    count: (uniqueId: unknown) => dataOf('getCartCount', { uniqueId }),
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

test.each([0, 200])('a tab keeps what another changes %i ms into a slow call', async (ms) => {
  const [slow, other] = [await openTab(), await openTab()]
  await slow.slowDown('add', 300)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const added = slow.add()
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(ms)
  expect(await other.login()).toBe(200)
  await vi.advanceTimersByTimeAsync(300)
  const uniqueId = await added
  for (const tab of [slow, other]) {
    expect(await tab.user()).toBe(200)
    expect(await tab.count(uniqueId)).toBe(1)
  }
})

test('a read saves nothing, so that a late one does not take the change of another tab back', async () => {
  const tab = await openTab()
  expect(await tab.user()).toBe(401)
  expect(save).not.toHaveBeenCalled()
  expect(await tab.login()).toBe(200)
  expect(save, 'the session, then its cookies').toHaveBeenCalledTimes(2)
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
