import type { CallName } from '#contracts/registry.ts'
import { editPath } from './edit-path.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRefusal, rewritingRequest, withBody } from './mutant.ts'
import { tokenOf } from './session-mutants.ts'

type Json = { [key: string]: unknown }

const done = { isSuccess: true, messages: [], data: null }
const reply = (body: Json) =>
  Response.json(body, { headers: { 'content-type': 'application/json; charset=utf-8' } })

/** The second caller gets the answer of the first. */
const cachedData = intercepting('the exported data of one member are everybody’s', ['exportedData'], () => {
  let cached: string | undefined
  return async (_asked, pass) => {
    const response = await pass()
    if (response.status === 200) cached ??= await response.clone().text()
    return response.status === 409 && cached !== undefined
      ? withBody(response, cached, { status: 200 })
      : response
  }
})

const onlySignsOut = intercepting(
  'a deletion only clears the cookies',
  ['deleteAccount'],
  () => async (asked, pass) => {
    const isSigned = (asked.request.headers.get('cookie') ?? '').includes('rtoken=')
    if (!isSigned || asked.input.code !== '12345') return pass()
    const response = reply(done)
    for (const name of ['token', 'rtoken'])
      response.headers.append('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`)
    return response
  },
)

const deletingUnder = (name: string, refused: number) =>
  rewritingRefusal(name, ['deleteAccount'], (response) =>
    response.status === refused ? reply(done) : response,
  )

/** Whoever registers with the number of a deleted account reads what its former member read last. */
const inherited = (name: string, call: CallName) =>
  intercepting(name, ['register', 'deleteAccount', call], () => {
    const mobiles = new Map<string | undefined, unknown>()
    const lastRead = new Map<string | undefined, string>()
    const left = new Map<unknown, string>()
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const token = tokenOf(asked)
      if (asked.call === 'register') {
        const [, issued] = /(?:^|\n)token=([^;]*)/.exec(response.headers.getSetCookie().join('\n')) ?? []
        mobiles.set(issued, asked.input.mobile)
        return response
      }
      const mobile = mobiles.get(token)
      if (asked.call === 'deleteAccount') {
        const body = lastRead.get(token)
        if (body !== undefined) left.set(mobile, body)
        return response
      }
      const body = left.get(mobile)
      if (body !== undefined) return withBody(response, body)
      lastRead.set(token, await response.clone().text())
      return response
    }
  })

/** Returns of a token's member hinder no deletion. */
const ignoresReturns = intercepting(
  'a deletion ignores returns under way',
  ['requestReturn', 'deletionTerms', 'deleteAccount'],
  () => {
    const returning = new Map<string | undefined, unknown>()
    return async (asked, pass) => {
      const response = await pass()
      const token = tokenOf(asked)
      if (asked.call === 'requestReturn' && response.status === 200) returning.set(token, asked.input.id)
      if (!returning.has(token)) return response
      if (asked.call === 'deleteAccount') return response.status === 409 ? reply(done) : response
      if (asked.call !== 'deletionTerms' || response.status !== 200) return response
      const withoutReturned = (ids: unknown[]) => ids.filter((id) => id !== returning.get(token))
      const envelope = editPath(await response.json(), ['data', 'openOrders'], withoutReturned)
      return withBody(response, JSON.stringify(envelope))
    }
  },
)

export const privacyMutants: readonly Mutant[] = [
  cachedData,
  onlySignsOut,
  ignoresReturns,
  inherited('a newcomer has the orders of a former member', 'orders'),
  inherited('a newcomer has the money of a former member', 'wallet'),
  inherited('a newcomer has the transactions of a former member', 'walletTransactions'),
  inherited('a newcomer has the lists of a former member', 'lists'),
  inherited('a newcomer has the subscriptions of a former member', 'subscriptions'),
  inherited('a newcomer has the notices of a former member', 'notices'),
  inherited('a newcomer has the export of a former member', 'dataExport'),
  rewritingRequest('a deletion takes any code', ['deleteAccount'], () => ({ code: '12345' })),
  deletingUnder('a deletion ignores orders under way', 409),
  rewritingField('a deletion names no orders under way', ['deletionTerms'], 'data.openOrders', () => []),
  rewritingRefusal('exported data are read unasked', ['exportedData'], async (response) =>
    response.status === 409 ? reply(done) : response,
  ),
  rewritingField('exported data lack the addresses', ['exportedData'], 'data.addresses', () => []),
  rewritingField('exported data lack the likes', ['exportedData'], 'data.likes', () => []),
  rewritingField('an export is never ready', ['dataExport'], 'data.state', () => 'requested'),
  rewritingField(
    'a repeated request of an export begins anew',
    ['requestDataExport'],
    'data.requestedAt',
    () => new Date(Date.now() + Math.random() * 1e9).toISOString(),
  ),
]
