import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { saveAddress } from '#contracts/addresses.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { stubFetch, success } from '#src/api/stub-fetch.ts'
import { deleteSavedAddress } from '#src/features/account/address-mutations.ts'
import { sendForm } from '#src/features/forms/mutations.ts'
import { syncTabs } from './sync-tabs.ts'

const texts = {} as TranslationFunctions
const key = ['likes']
const anotherTab = new BroadcastChannel('zarrin-tabs')
afterEach(() => {
  anotherTab.close()
  vi.unstubAllGlobals()
})

test('a change in another tab is read, but not over an own one that is under way', async () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
  const client = new QueryClient()
  client.setQueryData(key, [1])
  const isInvalidated = () => client.getQueryState(key)!.isInvalidated
  syncTabs(client, texts)
  let finish = () => {}
  const answer = new Promise<void>((done) => (finish = done))
  const own = client
    .getMutationCache()
    .build(client, { scope: { id: 'likes' }, mutationFn: () => answer })
    .execute(undefined)
  const heard = new Promise((resolve) =>
    new BroadcastChannel('zarrin-tabs').addEventListener('message', resolve),
  )
  anotherTab.postMessage('likes')
  await heard
  expect(isInvalidated()).toBe(false)
  finish()
  await own
  anotherTab.postMessage('likes')
  await expect.poll(() => isInvalidated()).toBe(true)
})

const address = {
  id: 801,
  title: 'Home',
  recipient: 'Sara Mohammadi',
  mobile: '09121234567',
  province: 'Tehran',
  city: 'Tehran',
  street: 'Valiasr 12',
  postalCode: '1434567891',
  isDefault: true,
}

test('other tabs hear of an address that is saved or deleted', async () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
  stubFetch({
    '/api/user/saveAddress': () => success(address),
    '/api/user/deleteAddress': () => success(null),
  })
  const client = new QueryClient()
  syncTabs(client, texts)
  const listener = new BroadcastChannel('zarrin-tabs')
  const heard: unknown[] = []
  listener.addEventListener('message', ({ data }) => heard.push(data))
  const mutations = client.getMutationCache()
  const saving = sendForm('address', saveAddress, { onSent: () => {}, onError: () => {} })
  await mutations.build(client, saving).execute(address)
  await expect.poll(() => heard).toEqual(['addresses'])
  await mutations
    .build(
      client,
      deleteSavedAddress(() => {}),
    )
    .execute(address.id)
  await expect.poll(() => heard).toEqual(['addresses', 'addresses'])
  listener.close()
})

test('the shop starts when the browser blocks channels between tabs', () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => syncTabs(new QueryClient(), texts)).not.toThrow()
})
