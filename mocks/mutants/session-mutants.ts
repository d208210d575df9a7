import { parseCookie, stringifyCookie } from 'cookie'
import type { CallName } from '#contracts/registry.ts'
import type { Mutant } from './mutant.ts'
import { withBody, rewritingRefusal, intercepting } from './mutant.ts'
import type { ParsedRequest } from './parsed-request.ts'

type Json = { [key: string]: unknown }

const members: readonly CallName[] = ['user', 'likes', 'like', 'orders', 'addresses', 'setBonus', 'setOrder']
const cartCalls: readonly CallName[] = [
  'getCart',
  'getCartCount',
  'add',
  'delete',
  'setDelivery',
  'getDelivery',
]

export const tokenOf = ({ request }: ParsedRequest) => parseCookie(request.headers.get('cookie') ?? '').token

export function actAs({ request }: ParsedRequest, token: string): void {
  const cookies = parseCookie(request.headers.get('cookie') ?? '')
  request.headers.set('cookie', stringifyCookie({ ...cookies, token }))
}

const cookieMutant = (name: string, change: (cookie: string) => string | null) =>
  intercepting(name, ['login', 'register', 'refresh'], () => async (_asked, pass) => {
    const response = await pass()
    const changed = withBody(response, await response.text())
    changed.headers.delete('set-cookie')
    for (const cookie of response.headers.getSetCookie().map(change))
      if (cookie !== null) changed.headers.append('set-cookie', cookie)
    return changed
  })

const guestReply = (name: string, status: number, body: Json) =>
  rewritingRefusal(name, members, (response) =>
    response.status === 401 ? withBody(response, JSON.stringify(body), { status }) : response,
  )

const sharedCart = intercepting('a guest without a cart gets the last one', [...cartCalls], () => {
  let last: unknown = null
  return async (asked, pass) => {
    const { uniqueId } = asked.input
    const isAsking = uniqueId === null && asked.call !== 'add'
    const response = await pass(isAsking ? { ...asked.input, uniqueId: last } : undefined)
    if (asked.call === 'add') last = ((await response.clone().json()) as Json).data ?? last
    return response
  }
})

const cachedUser = intercepting('the user is cached for everybody', ['user'], () => {
  let cached: string | undefined
  return async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    cached ??= await response.clone().text()
    return withBody(response, cached)
  }
})

const cachedLikes = intercepting('likes are everybody’s', ['like', 'likes'], () => {
  const liked = new Set<unknown>()
  return async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    if (asked.call === 'like') {
      if (asked.input.liked) liked.add(asked.input.id)
      else liked.delete(asked.input.id)
      return response
    }
    const list = [...liked].map((id) => ({ id }))
    return withBody(response, JSON.stringify({ isSuccess: true, messages: [], list }))
  }
})

const publicCarts = intercepting('a member’s cart opens for everybody', [...cartCalls], () => {
  const owners = new Map<unknown, string>()
  return async (asked, pass) => {
    const token = tokenOf(asked)
    const owner = owners.get(asked.input.uniqueId)
    if (owner !== undefined && token !== owner) actAs(asked, owner)
    const response = await pass()
    if (asked.call === 'add' && response.status === 200 && token !== undefined)
      owners.set(((await response.clone().json()) as Json).data, token)
    return response
  }
})

const openOrders = intercepting(
  'an order opens for every member',
  ['setOrder', 'order', 'reserve', 'payment'],
  () => {
    const owners = new Map<unknown, string>()
    return async (asked, pass) => {
      const owner = owners.get([asked.input.id].flat()[0])
      if (owner !== undefined && tokenOf(asked) !== undefined) actAs(asked, owner)
      const response = await pass()
      const { data } = (await response.clone().json()) as { data?: Json }
      const token = tokenOf(asked)
      if (asked.call === 'setOrder' && data && token !== undefined) owners.set(data.productOrderId, token)
      return response
    }
  },
)

const sharedCaller = intercepting('who asks at once gets the other’s user', ['user'], () => {
  let last: string | undefined
  return async (asked, pass) => {
    last = tokenOf(asked)
    await new Promise((resolve) => setImmediate(resolve))
    if (last !== undefined && tokenOf(asked) !== undefined) actAs(asked, last)
    return pass()
  }
})

export const sessionMutants: readonly Mutant[] = [
  cookieMutant('a cookie that scripts read', (cookie) => cookie.replace('; HttpOnly', '')),
  cookieMutant('SameSite=None', (cookie) => cookie.replace('SameSite=Lax', 'SameSite=None')),
  cookieMutant('cookies of a path', (cookie) => cookie.replace('Path=/', 'Path=/api/auth')),
  cookieMutant('no refresh token', (cookie) => (cookie.startsWith('rtoken') ? null : cookie)),
  cookieMutant('tokens until the browser closes', (cookie) => cookie.replace(/; Max-Age=\d+/, '')),
  sharedCaller,
  guestReply('200 with isSuccess false for 401', 200, {
    isSuccess: false,
    messages: [{ item1: 'Sign in' }],
  }),
  guestReply('200 with nothing for 401', 200, { isSuccess: true, messages: [], data: null }),
  guestReply('403 for 401', 403, { isSuccess: false, messages: [{ item1: 'Forbidden' }] }),
  rewritingRefusal('a way to the login page for 401', members, (response) =>
    response.status === 401 ? new Response(null, { status: 302, headers: { location: '/login' } }) : response,
  ),
  sharedCart,
  cachedUser,
  cachedLikes,
  publicCarts,
  openOrders,
]
