import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { reloadAfterMutations } from './reload-after-mutations.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns what answers it. */
function startMutation(client: QueryClient) {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const ended = client
    .getMutationCache()
    .build(client, { mutationFn: () => answered })
    .execute(undefined)
  return () => {
    answer()
    return ended
  }
}

test('a reload waits until no mutation is under way, and comes once', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
  const client = new QueryClient()
  const answers = [startMutation(client), startMutation(client)]
  reloadAfterMutations(client)
  await answers[0]!()
  expect(reload).not.toHaveBeenCalled()
  await answers[1]!()
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  await startMutation(client)()
  expect(reload).toHaveBeenCalledOnce()
})

test('a reload comes at once while no mutation is under way', () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  reloadAfterMutations(new QueryClient())
  expect(reload).toHaveBeenCalledOnce()
})

test('no reload comes once the page was left', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: '/about', reload })
  const client = new QueryClient()
  const answer = startMutation(client)
  reloadAfterMutations(client)
  vi.stubGlobal('location', { href: '/contact', reload })
  await answer()
  expect(client.isMutating()).toBe(0)
  expect(reload).not.toHaveBeenCalled()
})
