import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRefusal, rewritingRequest, withBody } from './mutant.ts'

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

export const privacyMutants: readonly Mutant[] = [
  cachedData,
  onlySignsOut,
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
