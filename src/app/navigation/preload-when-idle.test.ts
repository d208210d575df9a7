import { afterEach, expect, test, vi } from 'vitest'
import type { AppRouter } from '../router.ts'
import { preloadWhenIdle } from './preload-when-idle.ts'

afterEach(() => vi.unstubAllGlobals())

async function preloads(connection: object | undefined, wantsReducedData = false) {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', () => ({ matches: wantsReducedData }))
  vi.stubGlobal('document', { readyState: 'complete', images: [], getElementById: () => null })
  const preloadRoute = vi.fn<() => Promise<void>>(async () => undefined)
  const router = { preloadRoute }
  preloadWhenIdle(router as unknown as AppRouter)
  await router.preloadRoute()
  return preloadRoute.mock.calls.length
}

test.each([
  ['a browser that tells nothing of its connection', undefined],
  ['a shopper who saves no data', { saveData: false }],
])('%s preloads pages', async (_, connection) => {
  expect(await preloads(connection)).toBe(1)
})

test('a shopper who saves data preloads no page', async () => {
  expect(await preloads({ saveData: true })).toBe(0)
  expect(await preloads(undefined, true)).toBe(0)
})
