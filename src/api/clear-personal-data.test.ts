import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { auth } from '#src/stores/auth.ts'
import { clearPersonalData } from './clear-personal-data.ts'

/** A client whose answers are given, and looked at where `isShown`. */
function clientWith(answers: Record<string, { isShown: boolean }>) {
  const client = new QueryClient()
  for (const [name, { isShown }] of Object.entries(answers)) {
    client.setQueryData([name, 'sara'], 'sara')
    if (isShown)
      new QueryObserver(client, { queryKey: [name, 'sara'], staleTime: Infinity }).subscribe(() => {})
  }
  return client
}

test('what is a member’s goes, and what everybody may see stays while it is looked at', () => {
  const client = clientWith({
    user: { isShown: true },
    addresses: { isShown: false },
    products: { isShown: true },
    content: { isShown: false },
  })
  clearPersonalData(client)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [name] }) => name),
  ).toEqual(['products'])
})

test('a basket that the page began with is not what the guest sees', () => {
  const client = new QueryClient()
  const waiting = () => new Promise<string>(() => {})
  const observer = new QueryObserver(client, { queryKey: ['cart'], queryFn: waiting, initialData: 'sara' })
  observer.subscribe(() => {})
  clearPersonalData(client)
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isFetching: true })
})

test('the basket on the screen stays after a session that ended by itself', () => {
  auth.hasEnded = true
  const client = clientWith({ cart: { isShown: true } })
  clearPersonalData(client)
  expect(client.getQueryState(['cart', 'sara'])).toMatchObject({ data: 'sara', fetchStatus: 'idle' })
  auth.hasEnded = false
})

test('a password that was sent is kept nowhere', async () => {
  const client = new QueryClient()
  const sent = client
    .getMutationCache()
    .build<unknown, Error, string, unknown>(client, { mutationFn: async () => null })
  await sent.execute('zarrin-1405')
  clearPersonalData(client)
  expect(client.getMutationCache().getAll()).toEqual([])
})
