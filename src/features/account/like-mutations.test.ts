import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refusal, stubFetch, success, type Reply } from '#src/api/stub-fetch.ts'
import { signedIn, signedOut } from '#src/stores/auth.ts'
import { takePendingLike } from '#src/stores/login-flow.ts'
import { setLike } from './like-mutations.ts'
import { likesQuery } from './likes-query.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })

test.each([
  ['a heart that was pressed twice and refused twice is as it was', [], [1]],
  ['a heart whose second press is refused is as after the first', [success(null)], []],
])('%s', async (_, accepted: Reply[], expected: number[]) => {
  const answers = [...accepted]
  stubFetch({
    '/api/products/like': () => answers.pop() ?? refusal(409),
    '/api/products/likes': () => refusal(409),
  })
  const client = new QueryClient()
  client.setQueryData(likesQuery().queryKey, [1])
  const onFailed = vi.fn<(error: Error) => void>()
  const press = (liked: boolean) =>
    client
      .getMutationCache()
      .build(client, setLike(onFailed))
      .execute({ id: 1, liked })
      .catch(() => null)
  await Promise.all([press(false), press(true)])
  expect(onFailed).toHaveBeenCalledTimes(2 - accepted.length)
  expect(client.getQueryData(likesQuery().queryKey)).toEqual(expected)
})

test.each([
  ['a like is kept for the next sign-in when the session ends', true, () => {}, 1, 0],
  ['a like that is taken back is not', false, () => {}, null, 0],
  ['nor is a like for whoever signs in after a sign-out', true, signedOut, null, 1],
])('%s', async (_, liked, meanwhile, pending, failures) => {
  signedIn()
  const ended = () => refusal(401)
  stubFetch({
    '/api/products/like': () => {
      meanwhile()
      return ended()
    },
    '/api/products/likes': ended,
    '/api/auth/user': ended,
    '/api/auth/refresh': ended,
  })
  const client = new QueryClient()
  const onFailed = vi.fn<(error: Error) => void>()
  const pressed = client.getMutationCache().build(client, setLike(onFailed)).execute({ id: 1, liked })
  await expect(pressed).rejects.toMatchObject({ status: 401 })
  expect(takePendingLike()).toBe(pending)
  expect(onFailed).toHaveBeenCalledTimes(failures)
})
