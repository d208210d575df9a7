import { MutationObserver, QueryClient, QueryObserver, onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { auth } from '#src/stores/auth.ts'
import { cart, setOptimisticCount } from '#src/stores/cart.ts'
import { clearPersonalQueries } from './clear-personal-queries.ts'

function clientWith(answers: Record<string, { isShown: boolean }>) {
  const client = new QueryClient()
  for (const [name, { isShown }] of Object.entries(answers)) {
    client.setQueryData([name, 'sara'], 'sara')
    if (isShown)
      new QueryObserver(client, { queryKey: [name, 'sara'], staleTime: Infinity }).subscribe(() => {})
  }
  return client
}

test('clearing personal data keeps only public queries that are on the screen', () => {
  const client = clientWith({
    user: { isShown: true },
    addresses: { isShown: false },
    products: { isShown: true },
    content: { isShown: false },
  })
  clearPersonalQueries(client)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [name] }) => name),
  ).toEqual(['products'])
})

test('a personal query that was still being read is not kept by a timer, with the ids in its key', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('navigator', { onLine: true })
  const client = new QueryClient()
  const reading = client.prefetchQuery({
    queryKey: ['products', { id: [100] }],
    gcTime: 300_000,
    queryFn: () => new Promise(() => {}),
  })
  clearPersonalQueries(client)
  await reading
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('clearing personal data drops the initial data of the cart query and refetches it', () => {
  const client = new QueryClient()
  const waiting = () => new Promise<string>(() => {})
  const observer = new QueryObserver(client, { queryKey: ['cart'], queryFn: waiting, initialData: 'sara' })
  observer.subscribe(() => {})
  clearPersonalQueries(client)
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isFetching: true })
})

test('clearing personal data after an expired session keeps the cart on the screen', () => {
  auth.hasExpired = true
  const client = clientWith({ cart: { isShown: true } })
  clearPersonalQueries(client)
  expect(client.getQueryState(['cart', 'sara'])).toMatchObject({ data: 'sara', fetchStatus: 'idle' })
  auth.hasExpired = false
})

test('clearing personal data removes a sent password from the mutation cache', async () => {
  const client = new QueryClient()
  const sent = client
    .getMutationCache()
    .build<unknown, Error, string, unknown>(client, { mutationFn: async () => null })
  await sent.execute('zarrin-1405')
  clearPersonalQueries(client)
  expect(client.getMutationCache().getAll()).toEqual([])
})

test.each(['online', 'offline'])('clearing personal data refuses a write that waits %s', async (network) => {
  onTestFinished(() => onlineManager.setOnline(true))
  const client = new QueryClient()
  const options = { scope: { id: 'cart' }, networkMode: 'online' } as const
  let finish = () => {}
  const first = new Promise<void>((resolve) => (finish = resolve))
  const mutate = (mutationFn: () => Promise<void>, onError?: () => void) => {
    const observer = new MutationObserver(client, { ...options, mutationFn, onError })
    return { observer, result: observer.mutate() }
  }
  if (network === 'online') mutate(() => first)
  else onlineManager.setOnline(false)
  const send = vi.fn<() => Promise<void>>(async () => {})
  const showError = vi.fn<() => void>()
  const { observer, result } = mutate(send, showError)
  setOptimisticCount(7, 3)
  clearPersonalQueries(client)
  observer.setOptions({ ...options, mutationFn: send, onError: showError })
  finish()
  onlineManager.setOnline(true)
  void client.resumePausedMutations()
  await expect(result).rejects.toMatchObject({ status: 401 })
  expect(send).not.toHaveBeenCalled()
  expect(showError).not.toHaveBeenCalled()
  expect(cart.optimisticCounts).toEqual({})
})
