import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Product, Review } from '#contracts/product.ts'
import { success, stubFetch } from '#src/api/stub-fetch.ts'
import { productQuery } from './product-query.ts'
import { setHelpfulVote } from './review-mutations.ts'
import { reviewQueries } from './review-queries.ts'

vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })

function vote(client: QueryClient, review: number, helpful = true) {
  const mutation = setHelpfulVote(() => {})
  return client.getMutationCache().build(client, mutation).execute({ review, helpful })
}

test('a vote is kept although the own votes were read while it was sent', async () => {
  const votes: number[] = []
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const requested = stubFetch({
    '/api/user/reviews': () => success({ written: [], toWrite: [], helpful: votes }),
    '/api/products/helpful': async () => {
      await arrived
      votes.push(7)
      return success({ helpful: 1 })
    },
  })
  const client = new QueryClient()
  await client.fetchQuery(reviewQueries.own())
  const sent = vote(client, 7)
  await expect.poll(() => requested).toContain('/api/products/helpful')
  await client.fetchQuery(reviewQueries.own())
  arrive()
  await sent
  expect(await client.fetchQuery({ ...reviewQueries.own(), staleTime: Infinity })).toMatchObject({
    helpful: [7],
  })
})

test('the own votes are not read between two votes, which would show the second undone', async () => {
  const votes: number[] = []
  const answers: (() => void)[] = []
  const requested = stubFetch({
    '/api/user/reviews': () => success({ written: [], toWrite: [], helpful: [...votes] }),
    '/api/products/helpful': async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      votes.push((JSON.parse(body as string) as { review: number }).review)
      return success({ helpful: 1 })
    },
  })
  const client = new QueryClient()
  const stop = new QueryObserver(client, reviewQueries.own()).subscribe(() => {})
  await client.ensureQueryData(reviewQueries.own())
  const sent = [vote(client, 7), vote(client, 8)]
  for (const at of [0, 1]) {
    await expect.poll(() => answers).toHaveLength(at + 1)
    expect(client.getQueryData(reviewQueries.own().queryKey)?.helpful).toEqual([7, 8])
    answers[at]!()
    await sent[at]
  }
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(requested.filter((path) => path === '/api/user/reviews')).toHaveLength(2)
  expect(client.getQueryData(reviewQueries.own().queryKey)?.helpful).toEqual([7, 8])
  stop()
})

test('the answer to a vote corrects its review wherever that was read', async () => {
  stubFetch({
    '/api/user/reviews': () => success({ written: [], toWrite: [], helpful: [] }),
    '/api/products/helpful': () => success({ helpful: 4 }),
  })
  const client = new QueryClient()
  const address = { catLabel: 'copper', label: 'pot' }
  const reviews = [
    { id: 7, helpful: 3 },
    { id: 8, helpful: 9 },
  ] as Review[]
  const { queryKey: list } = reviewQueries.list(1, { sort: 'helpful' })
  client.setQueryData(productQuery(address).queryKey, { reviews } as Product)
  client.setQueryData(list, { pages: [{ reviews }, { reviews: [] }], pageParams: [1, 2] } as never)
  await vote(client, 7)
  const corrected = [{ id: 7, helpful: 4 }, reviews[1]]
  expect(client.getQueryData(productQuery(address).queryKey)?.reviews).toEqual(corrected)
  expect(client.getQueryData(list)?.pages.map((page) => page.reviews)).toEqual([corrected, []])
})

test('a vote that is refused twice, as it is given and as it is taken back, is shown as before both', async () => {
  stubFetch({
    '/api/user/reviews': () => success({ written: [], toWrite: [], helpful: [] }),
    '/api/products/helpful': () => ({ status: 409, body: { isSuccess: false, messages: [] } }),
  })
  const client = new QueryClient()
  await client.fetchQuery(reviewQueries.own())
  await Promise.allSettled([vote(client, 7), vote(client, 7, false)])
  expect(client.getQueryData(reviewQueries.own().queryKey)?.helpful).toEqual([])
})

test('a product that was asked for before a vote does not undo its count', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  stubFetch({
    '/api/user/reviews': () => success({ written: [], toWrite: [], helpful: [] }),
    '/api/products/helpful': () => success({ helpful: 4 }),
  })
  const client = new QueryClient()
  const { queryKey } = productQuery({ catLabel: 'copper', label: 'pot' })
  const reviews = [{ id: 7, helpful: 3 }] as Review[]
  const reading = client.fetchQuery({
    queryKey,
    queryFn: () => arrived.then(() => ({ reviews }) as Product),
  })
  await vote(client, 7)
  arrive()
  await reading
  await expect.poll(() => client.getQueryData(queryKey)?.reviews).toEqual([{ id: 7, helpful: 4 }])
})
