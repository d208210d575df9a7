import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { otp } from '#contracts/auth.ts'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'
import type { Reply } from '#src/api/stub-fetch.ts'
import { loginFlow } from '#src/stores/login-flow.ts'
import { codeSent, mobileEntered } from '#src/stores/login-steps.ts'
import { resendCode } from './sign-in-mutations.ts'

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
