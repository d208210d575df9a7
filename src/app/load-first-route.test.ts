import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadFirstRoute } from './load-first-route.ts'
import type { AppRouter } from './router.ts'

afterEach(() => vi.useRealTimers())

test('a redirect after the skeleton has been shown is followed until the router listens', async () => {
  vi.useFakeTimers()
  const history = createMemoryHistory({ initialEntries: ['/search?page=99'] })
  const loaded: string[] = []
  const load = () => new Promise<void>(() => loaded.push(history.location.href))
  const first = loadFirstRoute({ history, load } as unknown as AppRouter, false)
  await vi.advanceTimersByTimeAsync(1_000)
  const stopFollowing = await first
  history.replace('/search?page=5')
  stopFollowing()
  history.replace('/search?page=4')
  expect(loaded).toEqual(['/search?page=99', '/search?page=5'])
})
