import { testCode } from '../domain/codes.ts'
import type { Mutant } from './mutant.ts'
import { editing, misreading, rebuilt, refusing, rewriting, standing } from './mutant.ts'
import { edited } from './edited.ts'

type Json = { [key: string]: unknown }

const done = (data: unknown) =>
  Response.json(
    { isSuccess: true, messages: [], data },
    { headers: { 'content-type': 'application/json; charset=utf-8' } },
  )

const tellingUserDetail = standing('userDetail tells who is registered', ['register', 'userDetail'], () => {
  const known = new Set<unknown>()
  return async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    if (asked.call === 'register') known.add(asked.input.mobile)
    if (asked.call === 'register' || known.has(asked.input.mobile)) return response
    const envelope: unknown = await response.json()
    return rebuilt(response, JSON.stringify(edited(envelope, ['data', 'methods'], () => ['code'])))
  }
})

const tellingOtp = standing('otp refuses who is not registered', ['register', 'otp'], () => {
  const known = new Set<unknown>()
  return async (asked, pass) => {
    if (asked.call === 'register') {
      const response = await pass()
      if (response.status === 200) known.add(asked.input.mobile)
      return response
    }
    if (known.has(asked.input.mobile)) return pass()
    return Response.json({ isSuccess: false, messages: [{ item1: 'Unknown mobile' }] }, { status: 404 })
  }
})

const lasting = standing('a refresh token works for ever', ['refresh'], () => async (asked, pass) => {
  const response = await pass()
  return response.status === 401 && asked.request.headers.get('cookie')?.includes('rtoken')
    ? done(null)
    : response
})

const staying = standing('refresh keeps the old tokens', ['refresh'], () => async (_asked, pass) => {
  const response = await pass()
  if (response.status === 200) response.headers.delete('set-cookie')
  return response
})

/** The session lives on at the server. */
const leaving = standing('logout only drops the cookies', ['logout'], () => async () => {
  const response = done(null)
  for (const name of ['token', 'rtoken'])
    response.headers.append('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`)
  return response
})

const unthrottled = refusing('wrong codes are never throttled', ['checkOtp', 'login'], async (response) => {
  if (response.status !== 429) return response
  return rebuilt(response, await response.text(), { status: 422 })
})

const withoutWait = refusing('429 without Retry-After', ['otp', 'checkOtp', 'login'], async (response) => {
  const changed = rebuilt(response, await response.text())
  changed.headers.delete('retry-after')
  return changed
})

/** Codes, tokens and who is told what. */
export const signInMutants: readonly Mutant[] = [
  misreading('any code is right', ['checkOtp', 'login', 'register'], (input) => ({
    ...input,
    code: testCode,
  })),
  unthrottled,
  withoutWait,
  standing('a code never expires', ['otp'], () => async () => done({ resendAfter: 120 })),
  standing('codes are sent as often as asked', ['otp'], () => async (_asked, pass) => {
    const response = await pass()
    return response.status === 429 ? done({ resendAfter: 120 }) : response
  }),
  tellingUserDetail,
  tellingOtp,
  lasting,
  staying,
  leaving,
  misreading('login forgets the guest’s basket', ['login'], ({ cartCode: _gone, ...input }) => input),
  misreading('register forgets the guest’s basket', ['register'], ({ cartCode: _gone, ...input }) => input),
  editing('isRegistered is always true', ['checkOtp'], 'data.isRegistered', () => true),
  editing(
    'the mobile with its country',
    ['user'],
    'data.mobile',
    (mobile: string) => `+98${mobile.slice(1)}`,
  ),
  rewriting('login answers no basket', ['login', 'register'], (envelope: Json) => ({
    ...envelope,
    data: { cartCode: null },
  })),
]
