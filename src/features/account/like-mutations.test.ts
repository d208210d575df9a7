import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refusal, stubFetch, success, type Reply } from '#src/api/stub-fetch.ts'
import { auth, onSessionChange, rememberExpiredMember } from '#src/stores/auth.ts'
import { loginFlow } from '#src/stores/login-flow.ts'
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
  ['is remembered without a toast', true, 0, 7, 0],
  ['that is taken back is forgotten', false, 7, 0, 1],
  ['beside one that waits is shown as failed', true, 8, 8, 1],
  ['that is taken back beside another one leaves that waiting', false, 8, 8, 1],
])('a like %s when it ends the session of its member', async (_, liked, before, after, failures) => {
  Object.assign(auth, { hasSession: true, hasExpired: false, member: 1 })
  loginFlow.like = before
  const stop = onSessionChange(rememberExpiredMember)
  stubFetch({
    '/api/products/like': () => refusal(401),
    '/api/auth/user': () => refusal(401),
    '/api/auth/refresh': () => refusal(401),
  })
  const client = new QueryClient()
  const onFailed = vi.fn<(error: Error) => void>()
  const sent = client.getMutationCache().build(client, setLike(onFailed))
  await expect(sent.execute({ id: 7, liked })).rejects.toMatchObject({ status: 401 })
  expect(loginFlow).toMatchObject({ member: 1, like: after })
  expect(onFailed).toHaveBeenCalledTimes(failures)
  stop()
})
