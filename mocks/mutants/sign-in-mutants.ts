import type { Cart, CartItem } from '#contracts/cart.ts'
import type { CartOperation } from '#contracts/cart-operation.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import { testCode } from '../domain/codes.ts'
import type { AnswerFunction, Mutant } from './mutant.ts'
import {
  rewritingField,
  rewritingRequest,
  withBody,
  rewritingRefusal,
  rewritingResponse,
  intercepting,
} from './mutant.ts'
import { editPath } from './edit-path.ts'
import { parseRequest } from './parsed-request.ts'

type Json = { [key: string]: unknown }

const success = (data: unknown) =>
  Response.json(
    { isSuccess: true, messages: [], data },
    { headers: { 'content-type': 'application/json; charset=utf-8' } },
  )

const userDetailReveals = intercepting(
  'userDetail tells who is registered',
  ['register', 'userDetail'],
  () => {
    const known = new Set<unknown>()
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      if (asked.call === 'register') known.add(asked.input.mobile)
      if (asked.call === 'register' || known.has(asked.input.mobile)) return response
      const envelope: unknown = await response.json()
      return withBody(response, JSON.stringify(editPath(envelope, ['data', 'methods'], () => ['code'])))
    }
  },
)

const otpReveals = intercepting('otp refuses who is not registered', ['register', 'otp'], () => {
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

const reusableRefresh = intercepting(
  'a refresh token works for ever',
  ['refresh'],
  () => async (asked, pass) => {
    const response = await pass()
    return response.status === 401 && asked.request.headers.get('cookie')?.includes('rtoken')
      ? success(null)
      : response
  },
)

const noRotation = intercepting('refresh keeps the old tokens', ['refresh'], () => async (_asked, pass) => {
  const response = await pass()
  if (response.status === 200) response.headers.delete('set-cookie')
  return response
})

const logoutKeepsSession = intercepting('logout only drops the cookies', ['logout'], () => async () => {
  const response = success(null)
  for (const name of ['token', 'rtoken'])
    response.headers.append('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`)
  return response
})

const unthrottled = rewritingRefusal(
  'wrong codes are never throttled',
  ['checkOtp', 'login'],
  async (response) => {
    if (response.status !== 429) return response
    return withBody(response, await response.text(), { status: 422 })
  },
)

const noRetryAfter = rewritingRefusal(
  '429 without Retry-After',
  ['otp', 'checkOtp', 'login'],
  async (response) => {
    const changed = withBody(response, await response.text())
    changed.headers.delete('retry-after')
    return changed
  },
)

/** Calls the server in the name of `request`, and gives what it answers as data. */
const senderOf =
  (answer: AnswerFunction, request: Request) =>
  async ({ path, cartUpdateType }: CartOperation, input: Json): Promise<unknown> => {
    const body = JSON.stringify({ ...input, cartUpdateType })
    const init = { method: 'POST', headers: { cookie: request.headers.get('cookie') ?? '' }, body }
    const response = await answer(new Request(new URL(path, request.url), init))
    return ((await response!.json()) as { data: unknown }).data
  }

const dropsRebate: Mutant = {
  name: 'login drops the rebate of the guest',
  calls: ['login'],
  wrap: (answer) => async (request) => {
    const { call, input } = await parseRequest(request)
    if (call === 'login' && input.cartCode !== undefined)
      await senderOf(answer, request)(cartOperations.removeRebate, { uniqueId: input.cartCode })
    return answer(request)
  },
}

/** A copy of the guest's cart is merged, so that it is still there at the next sign-in. */
const mergesAgain: Mutant = {
  name: 'a guest’s cart merges at each sign-in',
  calls: ['login'],
  wrap: (answer) => async (request) => {
    const asked = await parseRequest(request)
    const { cartCode } = asked.input
    if (asked.call !== 'login' || cartCode === undefined) return answer(request)
    const send = senderOf(answer, request)
    const guest = (await send(cartOperations.getCart, { uniqueId: cartCode })) as Cart | undefined
    let copy: unknown = null
    for (const { productItemId, count } of guest?.cartItems ?? [])
      copy = await send(cartOperations.add, { uniqueId: copy, productItemId, count })
    return answer(asked.requestWith({ ...asked.input, cartCode: copy ?? cartCode }))
  },
}

const mergesBeyondStock = intercepting('a merge goes beyond the stock', ['login', 'getCart'], () => {
  const merged = new Set<unknown>()
  return async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.clone().json()) as { data: Partial<Cart> & { cartCode?: string } }
    if (asked.call === 'login' && asked.input.cartCode) merged.add(envelope.data.cartCode)
    if (asked.call === 'login' || !merged.has(envelope.data.uniqueId)) return response
    const beyond = (line: CartItem) =>
      line.count === line.stockLeft ? { ...line, stockLeft: line.count - 1 } : line
    return withBody(response, JSON.stringify(editPath(envelope, ['data', 'cartItems', '*'], beyond)))
  }
})

export const signInMutants: readonly Mutant[] = [
  rewritingRequest('any code is right', ['checkOtp', 'login', 'register'], (input) => ({
    ...input,
    code: testCode,
  })),
  unthrottled,
  noRetryAfter,
  intercepting('a code never expires', ['otp'], () => async () => success({ resendAfter: 120 })),
  intercepting('codes are sent as often as asked', ['otp'], () => async (_asked, pass) => {
    const response = await pass()
    return response.status === 429 ? success({ resendAfter: 120 }) : response
  }),
  userDetailReveals,
  otpReveals,
  reusableRefresh,
  noRotation,
  logoutKeepsSession,
  mergesAgain,
  mergesBeyondStock,
  dropsRebate,
  rewritingRequest('login drops the guest’s cart', ['login'], ({ cartCode: _gone, ...input }) => input),
  rewritingRequest('register drops the guest’s cart', ['register'], ({ cartCode: _gone, ...input }) => input),
  rewritingField('isRegistered is always true', ['checkOtp'], 'data.isRegistered', () => true),
  rewritingField(
    'the mobile with its country',
    ['user'],
    'data.mobile',
    (mobile: string) => `+98${mobile.slice(1)}`,
  ),
  rewritingResponse('login answers no cart', ['login', 'register'], (envelope: Json) => ({
    ...envelope,
    data: { cartCode: null },
  })),
]
