import type * as contracts from '#contracts/privacy.ts'
import { rials } from '#contracts/values.ts'
import type { Behaviour } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { codeRefusal, consumeCode } from './codes.ts'
import { asMember } from './member.ts'
import { isReturnUnderWay } from './returns.ts'
import { releaseCart } from './stored-carts.ts'
import { clearedTokenCookies, revokeDevices } from './tokens.ts'
import { walletBalance } from './wallet-entries.ts'
import type { Member, PlacedOrder, World } from './world.ts'
import { omitKey } from './world.ts'

const orderYears = 10

const isOpen = ({ history, returns = [] }: PlacedOrder, now: number) =>
  !['delivered', 'cancelled'].includes(history.at(-1)?.status ?? 'delivered') ||
  returns.some((one) => isReturnUnderWay(one, now))

const openOrdersOf = (state: World, mobile: string, now: number) =>
  Object.values(state.orders)
    .filter((order) => order.owner === mobile && isOpen(order, now))
    .map(({ id }) => id)

export const deletionTerms: Behaviour<typeof contracts.deletionTerms> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => ({
    state,
    data: {
      orderYears,
      payout: rials(walletBalance(state, mobile)),
      openOrders: openOrdersOf(state, mobile, context.now),
    },
  }))

type Owned = { id: string; owner: string }

/** Under a name that no mobile has. */
const withoutOwner = <Row extends Owned>(rows: Readonly<Record<string, Row>>, { id, mobile }: Member) =>
  Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [
      key,
      row.owner === mobile ? { ...row, owner: `deleted-${id}` } : row,
    ]),
  )

const withoutTopUps = (payments: World['payments'], mobile: string) =>
  Object.fromEntries(
    Object.entries(payments).filter(([, { owner, orderId }]) => owner !== mobile || orderId !== null),
  )

/** Orders stay with their payments, as the law wants; the basket is a guest’s, as after a sign-out. */
function withoutMember(state: World, member: Member): World {
  const { mobile } = member
  const isOwn = (device: string) => state.devices[device]?.mobile === mobile
  return {
    ...revokeDevices(releaseCart(consumeCode(state, mobile), mobile), isOwn),
    members: omitKey(state.members, mobile),
    exports: omitKey(state.exports, mobile),
    likes: omitKey(state.likes, mobile),
    wallets: omitKey(state.wallets, mobile),
    lists: omitKey(state.lists, mobile),
    notices: omitKey(state.notices, mobile),
    helpful: omitKey(state.helpful, mobile),
    reviews: state.reviews.filter(({ owner }) => owner !== mobile),
    questions: state.questions.filter(({ owner }) => owner !== mobile),
    subscriptions: state.subscriptions.filter((subscription) => subscription.mobile !== mobile),
    orders: withoutOwner(state.orders, member),
    payments: withoutOwner(withoutTopUps(state.payments, mobile), member),
  }
}

export const deleteAccount: Behaviour<typeof contracts.deleteAccount> = (state, { code }, context) =>
  asMember(state, context, (member) => {
    if (openOrdersOf(state, member.mobile, context.now).length > 0)
      return refuse(context, 409, 'ordersUnderWay')
    const refusal = codeRefusal(state, member.mobile, code, context)
    if (refusal) return refusal
    return { state: withoutMember(state, member), data: null, cookies: clearedTokenCookies }
  })
