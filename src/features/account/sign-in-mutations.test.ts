import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { checkOtp, login, otp } from '#contracts/auth.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'
import type { Reply } from '#src/api/stub-fetch.ts'
import { loginFlow, screens } from '#src/stores/login-flow.ts'
import { codeSent, mobileEntered, showScreen } from '#src/stores/login-steps.ts'
import { resendCode, signInByCode } from './sign-in-mutations.ts'

const [former, mobile] = ['09121234567', '09389998877']

afterEach(() => vi.unstubAllGlobals())

function atCode(to: string, resendAt: number) {
  mobileEntered(to, ['code', 'password'])
  codeSent(resendAt)
}

test.each([
  ['that is refused', refusal(429)],
  ['that arrives', success({ resendAfter: 120 })],
])('another code for the former mobile %s changes nothing for the new one', async (_name, reply) => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  let answer = (_reply: Reply) => {}
  const requested = stubFetch({ [otp.path]: () => new Promise<Reply>((resolve) => (answer = resolve)) })
  const client = new QueryClient()
  atCode(former, 1)
  const ended = client.getMutationCache().build(client, resendCode()).execute(former)
  await vi.waitFor(() => expect(requested).toHaveLength(1))
  atCode(mobile, 2)
  answer(reply)
  await ended.catch(() => {})
  expect(loginFlow).toMatchObject({ mobile, isCodeSent: true, resendAt: 2 })
})

/** Answers the check of the code for the former mobile after `change`. */
async function signInWhile(change: () => void, isRegistered: boolean) {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })
  let answer = (_reply: Reply) => {}
  const mobiles: string[] = []
  const requested = stubFetch({
    [checkOtp.path]: () => new Promise<Reply>((resolve) => (answer = resolve)),
    [login.path]: ({ body }) => {
      mobiles.push(JSON.parse(String(body)).mobile)
      return refusal(503)
    },
  })
  const client = new QueryClient()
  atCode(former, 1)
  const ended = client
    .getMutationCache()
    .build(client, signInByCode(i18nObject('en')))
    .execute('12345')
  await vi.waitFor(() => expect(requested).toHaveLength(1))
  change()
  answer(success({ isRegistered }))
  await ended.catch(() => {})
  return mobiles
}

test.each([
  ['is being changed', () => showScreen(screens.login), screens.login],
  ['was changed', () => atCode(mobile, 2), screens.login2tep],
])('a new member is not registered with a mobile that %s', async (_how, change, screen) => {
  await signInWhile(change, false)
  expect(loginFlow.screen).toBe(screen)
})

test('a member signs in with the mobile whose code was checked', async () => {
  expect(await signInWhile(() => atCode(mobile, 2), true)).toEqual([former])
})
