import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { success, stubFetch } from '#src/api/stub-fetch.ts'
import { voteMutation } from './review-mutations.ts'
import { reviewQueries } from './review-queries.ts'

vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })

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
  const vote = client.getMutationCache().build(client, voteMutation()).execute({ review: 7, helpful: true })
  await vi.waitFor(() => expect(requested).toContain('/api/products/helpful'))
  await client.fetchQuery(reviewQueries.own())
  arrive()
  await vote
  expect(await client.fetchQuery({ ...reviewQueries.own(), staleTime: Infinity })).toMatchObject({
    helpful: [7],
  })
})
