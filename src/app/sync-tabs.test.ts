import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
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
  await vi.waitFor(() => expect(isInvalidated()).toBe(true))
})

test('the shop starts when the browser blocks channels between tabs', () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => syncTabs(new QueryClient(), texts)).not.toThrow()
})
