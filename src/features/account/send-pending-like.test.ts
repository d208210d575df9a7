import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { refusal, sampleUser, stubFetch, success, type Reply } from '#src/api/stub-fetch.ts'
import { auth, signedIn } from '#src/stores/auth.ts'
import { loginFlow } from '#src/stores/login-flow.ts'
import { sendPendingLike } from './send-pending-like.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })

const member = success(sampleUser)
const texts = { auth: { likedAfter: () => 'Liked' } } as unknown as TranslationFunctions

const [same, other] = [sampleUser.id, sampleUser.id + 1]

test.each<[string, number, number, Reply, boolean]>([
  ['a guest is sent for whoever signs in', 0, 0, member, true],
  ['a member is sent once the same member signs in again', same, same, member, true],
  ['a member is not sent for another one', other, other, member, false],
  ['a member whose session expired in another tab is not sent for another one', 0, other, member, false],
  ['a member is not sent for one who cannot be read', same, same, refusal(500), false],
])('the pending like of %s', async (_, expired, last, user, isSent) => {
  const requested = stubFetch({
    '/api/auth/user': () => user,
    '/api/products/like': () => success(null),
  })
  auth.member = last
  Object.assign(loginFlow, { member: expired, like: 7 })
  signedIn()
  await sendPendingLike(new QueryClient(), texts)
  expect(requested.includes('/api/products/like')).toBe(isSent)
  expect(loginFlow.like).toBe(0)
})
