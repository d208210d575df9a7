import { Cart } from '../cart.ts'
import { Order } from '../orders.ts'
import type { ListSummary } from '../lists.ts'
import type { CallInput, CallName, CallOutput } from '../registry.ts'
import { endpointOf, isReadOnly } from './call-properties.ts'
import { firstDifference, toShortJson } from './difference.ts'
import { Drift } from './drift.ts'
import type { Shopper } from './shopper.ts'

type Reader = Pick<Shopper, 'ok'>
type Pair = { read: CallName; answered: unknown; expected: unknown }
type NextRead<Name extends CallName> = (
  reader: Reader,
  output: CallOutput<Name>,
  input: CallInput<Name>,
) => Promise<Pair | null>

const cartRead = async (reader: Reader, cart: Cart): Promise<Pair> => ({
  read: 'getCart',
  answered: cart,
  expected: await reader.ok('getCart', { uniqueId: cart.uniqueId }),
})

const ownCartRead: NextRead<'login' | 'register'> = async (reader, { cartCode }) => ({
  read: 'getCart',
  answered: { cartCode },
  expected: { cartCode: (await reader.ok('getCart', { uniqueId: null })).uniqueId },
})

const orderRead = async (reader: Reader, order: Order): Promise<Pair> => ({
  read: 'order',
  answered: order,
  expected: await reader.ok('order', { id: order.productOrderId }),
})

const listRead = async (reader: Reader, list: ListSummary): Promise<Pair> => ({
  read: 'lists',
  answered: list,
  expected: (await reader.ok('lists', {})).find(({ id }) => id === list.id),
})

/** Other writes that answer a cart or an order are read back by getCart or order. */
const nextReads: { [Name in CallName]?: NextRead<Name> } = {
  add: async (reader, uniqueId) => ({
    read: 'getCart',
    answered: uniqueId,
    expected: (await reader.ok('getCart', { uniqueId })).uniqueId,
  }),
  login: ownCartRead,
  register: ownCartRead,
  updateUser: async (reader, user) => ({
    read: 'user',
    answered: user,
    expected: await reader.ok('user', {}),
  }),
  saveAddress: async (reader, address) => ({
    read: 'addresses',
    answered: address,
    expected: (await reader.ok('addresses', {})).find(({ id }) => id === address.id),
  }),
  deleteAddress: async (reader, _nothing, { id }) => ({
    read: 'addresses',
    answered: undefined,
    expected: (await reader.ok('addresses', {})).find((address) => address.id === id),
  }),
  requestDataExport: async (reader, { requestedAt }) => ({
    read: 'dataExport',
    answered: requestedAt,
    expected: (await reader.ok('dataExport', {})).requestedAt,
  }),
  signOutDevice: async (reader, _nothing, { id }) => ({
    read: 'devices',
    answered: undefined,
    expected: (await reader.ok('devices', {})).find((device) => device.id === id),
  }),
  saveList: listRead,
  setListItem: listRead,
  shareList: listRead,
  deleteList: async (reader, _nothing, { id }) => ({
    read: 'lists',
    answered: undefined,
    expected: (await reader.ok('lists', {})).find((list) => list.id === id),
  }),
  like: async (reader, _nothing, { id, liked }) => ({
    read: 'likes',
    answered: liked ? 1 : 0,
    expected: (await reader.ok('likes', {})).filter((like) => like.id === id).length,
  }),
  saveReview: async (reader, review) => ({
    read: 'ownReviews',
    answered: review,
    expected: (await reader.ok('ownReviews', {})).written.find(({ id }) => id === review.id),
  }),
  /** A guest cannot read what it waits for. */
  subscribe: async (reader, subscription, { guest }) =>
    guest
      ? null
      : {
          read: 'subscriptions',
          answered: subscription,
          expected: (await reader.ok('subscriptions', {})).find(({ id }) => id === subscription.id),
        },
  /** An old notice is on a later page. */
  readNotice: async (reader, _nothing, { id }) => {
    const notice = (await reader.ok('notices', {})).notices.find((one) => one.id === id)
    return notice ? { read: 'notices', answered: true, expected: notice.isRead } : null
  },
  pushSubscribe: async (reader, _nothing, { endpoint }) => ({
    read: 'pushSubscriptions',
    answered: endpoint,
    expected: (await reader.ok('pushSubscriptions', {})).find((one) => one.endpoint === endpoint)?.endpoint,
  }),
  pushUnsubscribe: async (reader, _nothing, { endpoint }) => ({
    read: 'pushSubscriptions',
    answered: undefined,
    expected: (await reader.ok('pushSubscriptions', {})).find((one) => one.endpoint === endpoint)?.endpoint,
  }),
  setOrder: async (reader, { productOrderId, paymentId, paymentUrl, isCheque, isOnline }) => {
    const { kind, payment, ...order } = await reader.ok('order', { id: productOrderId })
    return {
      read: 'order',
      answered: { productOrderId, paymentId, paymentUrl, isCheque, isOnline },
      expected: {
        productOrderId: order.productOrderId,
        paymentId: payment?.paymentId ?? null,
        paymentUrl: payment?.paymentUrl ?? null,
        isCheque: kind === 'cheque',
        isOnline: kind !== 'offline',
      },
    }
  },
}

function nextReadOf(call: CallName): NextRead<never> | undefined {
  if (nextReads[call]) return nextReads[call] as NextRead<never>
  if (isReadOnly(call)) return undefined
  const { output } = endpointOf(call)
  if (output === Order) return orderRead as NextRead<never>
  return output === Cart ? (cartRead as NextRead<never>) : undefined
}

/** Throws a Drift when the next read differs from what a write has answered. */
export async function expectReadAfterWrite(call: CallName, input: object, output: unknown, reader: Reader) {
  const pair = await nextReadOf(call)?.(reader, output as never, input as never)
  const found = pair && firstDifference(pair.expected, pair.answered)
  if (!found) return
  const path = ['data', found.path].filter(Boolean).join('.')
  throw new Drift({
    call,
    path,
    expected: `${path} of ${call} as the next ${pair.read} answers it: ${toShortJson(found.expected)}`,
    came: toShortJson(found.actual),
  })
}
