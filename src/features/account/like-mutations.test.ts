import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refusal, stubFetch } from '#src/api/stub-fetch.ts'
import { likeMutation } from './like-mutations.ts'
import { likesQuery } from './like-queries.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })

test('a heart that was pressed twice and refused twice is as it was', async () => {
  stubFetch({ '/api/products/like': () => refusal(409), '/api/products/likes': () => refusal(409) })
  const client = new QueryClient()
  client.setQueryData(likesQuery().queryKey, [])
  const onFailed = vi.fn<(error: Error) => void>()
  const press = (liked: boolean) =>
    client
      .getMutationCache()
      .build(client, likeMutation(onFailed))
      .execute({ id: 1, liked })
      .catch(() => null)
  await Promise.all([press(true), press(false)])
  expect(onFailed).toHaveBeenCalledTimes(2)
  expect(client.getQueryData(likesQuery().queryKey)).toEqual([])
})
