import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppRouter } from '../router.ts'
import { reloadOnChunkErrors } from './chunk-errors.ts'

const reload = vi.fn<() => void>()
const browser = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/basket', reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a missing chunk reloads the page it was for, once no change is on its way to the server', async () => {
  const client = new QueryClient()
  const router = { state: { status: 'pending' }, options: { context: { queryClient: client } } }
  reloadOnChunkErrors(router as unknown as AppRouter)
  let finish = () => {}
  const answer = new Promise<void>((done) => (finish = done))
  const update = client
    .getMutationCache()
    .build(client, { mutationFn: () => answer })
    .execute(undefined)
  browser.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).not.toHaveBeenCalled()
  finish()
  await update
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledOnce()
})
