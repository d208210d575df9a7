import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRequest, rewritingResponse, withBody } from './mutant.ts'

type Row = { id: number | string; [key: string]: unknown }
type Json = { [key: string]: unknown }

const nothing = () =>
  Response.json(
    { isSuccess: true, messages: [], data: null },
    { headers: { 'content-type': 'application/json; charset=utf-8' } },
  )

/** Everybody gets the first answer that was not empty. */
const shared = (name: string, call: 'subscriptions' | 'notices', rowsOf: (envelope: Json) => unknown[]) =>
  intercepting(name, [call], () => {
    let first: string | undefined
    return async (_asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const body = await response.clone().text()
      if (rowsOf(JSON.parse(body) as Json).length > 0) first ??= body
      return withBody(response, first ?? body)
    }
  })

const openSubscriptions = intercepting(
  'everybody takes a subscription back',
  ['subscribe', 'unsubscribe'],
  () => {
    const owners = new Map<unknown, string | null>()
    return async (asked, pass) => {
      const cookie = owners.get(asked.input.id)
      if (asked.call === 'unsubscribe' && cookie) asked.request.headers.set('cookie', cookie)
      const response = await pass()
      if (asked.call === 'subscribe' && response.status === 200) {
        const { data } = (await response.clone().json()) as { data: Row }
        owners.set(data.id, asked.request.headers.get('cookie'))
      }
      return response
    }
  },
)

type Sent = { kind: string; path: string | null }

const untold = (name: string, meant: string) =>
  rewritingField(name, ['notices'], 'data.notices', (rows: Sent[]) =>
    rows.filter(({ kind }) => kind !== meant),
  )

const misled = (name: string, meant: string, path: string) =>
  rewritingField(name, ['notices'], 'data.notices', (rows: Sent[]) =>
    rows.map((row) => (row.kind === meant ? { ...row, path } : row)),
  )

export const noticeMutants: readonly Mutant[] = [
  rewritingField('who subscribes twice is listed twice', ['subscriptions'], 'list', (list: Row[]) => [
    ...list,
    ...list,
  ]),
  intercepting('a subscription that is taken back stays', ['unsubscribe'], () => async () => nothing()),
  rewritingRequest('a guest subscribes with any code', ['subscribe'], ({ guest, ...input }) =>
    guest ? { ...input, guest: { ...(guest as Json), code: '12345' } } : input,
  ),
  rewritingRequest('no wanted price is kept', ['subscribe'], ({ wantedPrice: _gone, ...input }) => input),
  shared('subscriptions are everybody’s', 'subscriptions', ({ list }) => list as unknown[]),
  shared('notices are everybody’s', 'notices', ({ data }) => (data as { notices: unknown[] }).notices),
  openSubscriptions,
  rewritingField('a notice is sent twice', ['notices'], 'data.notices', (rows: Row[]) =>
    rows.flatMap((row) =>
      row.kind === 'cheaper' ? [row, { ...row, id: Number(row.id) + 1_000_000 }] : [row],
    ),
  ),
  rewritingField('notices are sorted oldest first', ['notices'], 'data.notices', (rows: Row[]) =>
    rows.toReversed(),
  ),
  rewritingResponse('every notice counts as unread', ['notices'], ({ data, ...envelope }) => ({
    ...envelope,
    data: { ...(data as Json), unread: (data as { total: number }).total },
  })),
  rewritingField(
    'only notices of the page count as unread',
    ['notices'],
    'data',
    (data: { notices: Row[] }) => ({
      ...data,
      unread: data.notices.filter(({ isRead }) => !isRead).length,
    }),
  ),
  rewritingRequest('reading all reads one', ['readNotice'], ({ id }) => ({ id })),
  rewritingRequest('reading one reads all older ones', ['readNotice'], ({ id }) => ({ id, andOlder: true })),
  rewritingResponse('older notices that are read look unread', ['notices'], ({ data, ...envelope }) => {
    const { unread, notices } = data as { unread: number; notices: Row[] }
    const shown = notices.map((row, at) => (at === 0 ? row : { ...row, isRead: false }))
    return { ...envelope, data: unread > 0 ? data : { ...(data as Json), notices: shown } }
  }),
  intercepting('a read notice stays unread', ['readNotice'], () => async () => nothing()),
  untold('nobody is told of a cancellation', 'orderCancelled'),
  untold('nobody is told of a payment', 'orderPaid'),
  untold('nobody is told of a refund', 'returnRefunded'),
  untold('nobody is told of a published review', 'reviewPublished'),
  untold('nobody is told of an answer', 'questionAnswered'),
  misled('a notice of an order leads to all orders', 'orderPaid', '/profile/accountorder'),
  misled('a notice of an answer leads home', 'questionAnswered', '/'),
  intercepting(
    'a browser that is taken back stays registered',
    ['pushUnsubscribe'],
    () => async () => nothing(),
  ),
  intercepting('a browser tells everybody', ['pushSubscriptions'], () => {
    const all = new Map<string, object>()
    return async (_asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const envelope = (await response.json()) as { list: { endpoint: string }[] }
      for (const one of envelope.list) all.set(one.endpoint, one)
      return withBody(response, JSON.stringify({ ...envelope, list: [...all.values()] }))
    }
  }),
  intercepting('a browser is registered in vain', ['pushSubscribe'], () => async () => nothing()),
  rewritingField(
    'a subscription answers another price of its beginning',
    ['subscribe'],
    'data.priceThen.amount',
    (amount: number) => amount + 10,
  ),
  rewritingField('a browser is registered twice', ['pushSubscriptions'], 'list', (list: object[]) =>
    list.flatMap((one) => [one, one]),
  ),
]
