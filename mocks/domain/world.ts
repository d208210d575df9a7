import type { CancelReason } from '#contracts/cancellations.ts'
import type { SubscriptionKind } from '#contracts/notices.ts'
import type { OrderKind, OrderStatus } from '#contracts/orders.ts'
import type { RefundWay } from '#contracts/refunds.ts'
import type { returnReasons, returnStates } from '#contracts/returns.ts'
import type { Totals } from '#contracts/cart.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import type { CatalogueName } from '../shop/catalogue/catalogue-variants.ts'
import { seededMembers } from './members.ts'
import { seededRebates } from './rebate-codes.ts'
import type { Rebate } from './rebate-codes.ts'

export type CartLine = {
  id: number
  productItemId: number
  count: number
  /** Rials per item when the line was last set. */
  unitPriceThen: number
}

export type StoredCart = {
  id: string
  /** Mobile of the member; null for a guest. */
  owner: string | null
  lines: readonly CartLine[]
  deliveryId: number | null
  addressId: number | null
  merchantId: number | null
  rebateCode: string | null
  usesBonus: boolean
  wantsReserve: boolean
  parentOrderId: string | null
  /** Idempotency keys of the `add` calls that it has already counted. */
  attempts: readonly string[]
}

export type MemberAddress = {
  id: number
  title: Text
  recipient: Text
  /** Defaults to the member’s own. */
  mobile?: string
  province: Text
  city: Text
  street: Text
  postalCode: string
  isDefault: boolean
  /** Key of the call that added it. */
  attemptId?: string | undefined
}

export type Member = {
  id: number
  mobile: string
  firstName: Text
  lastName: Text
  password: string | null
  /** Rials. */
  bonus: number
  addresses: readonly MemberAddress[]
}

/** Times are milliseconds since the epoch, here and below. */
export type Otp = { code: string; sentAt: number }
export type FailedAttempts = { wrong: number; lockedUntil: number }
export type Token = { kind: 'access' | 'refresh'; mobile: string; device: string; expiresAt: number }
/** A browser that signed in; it is signed in while it has a refresh token. */
export type StoredDevice = {
  mobile: string
  userAgent?: string | undefined
  signedInAt: number
  lastSeenAt: number
}

export type OrderLine = CartLine & { unitPrice: number; oldUnitPrice: number | null }

export type StoredCancellation = {
  attemptId: string
  at: number
  reason: CancelReason
  lines: readonly OrderLine[]
  /** Rials. */
  refund: { amount: number; to: RefundWay }
}

type ReturnReason = (typeof returnReasons)[number]
export type ReturnState = (typeof returnStates)[number]

export type StoredReturn = {
  id: number
  attemptId: string
  at: number
  reason: ReturnReason
  text: string
  /** `src`; views of the product stand for uploads, as in reviews. */
  pictures: readonly string[]
  /** With the count that is returned. */
  lines: readonly OrderLine[]
  /** Rials. */
  refund: { amount: number; to: RefundWay }
  isRefused: boolean
  /** The last state that the member was told of; `requested` is told by the page. */
  toldState: ReturnState
}

export type PlacedOrder = {
  id: string
  owner: string
  kind: OrderKind
  placedAt: number
  lines: readonly OrderLine[]
  totals: Totals
  history: readonly { status: OrderStatus; at: number }[]
  address: MemberAddress | null
  delivery: { id: number; from: number; to: number }
  merchantId: number | null
  paymentId: string | null
  cheque: { sayadNumber: string; dueDate: string } | null
  wantsReserve: boolean
  parentOrderId: string | null
  attemptId: string | null
  /** Rials of `totals.payable` that the wallet has paid. */
  fromWallet: number
  cancellations?: readonly StoredCancellation[]
  returns?: readonly StoredReturn[]
}

export type PaymentRecord = {
  id: string
  owner: string
  /** Null: it tops up the wallet. */
  orderId: string | null
  openedAt: number
  /** Only a top-up has one. */
  attemptId: string | null
  amount: number
  status: 'pending' | 'paid' | 'failed' | 'cancelled'
  /** Language of the payment page: the one that the order was placed in. */
  locale: Locales
}

export type WalletEntry = {
  id: number
  kind: 'topUp' | 'payment' | 'refund'
  /** Rials. */
  amount: number
  at: number
  orderId: string | null
}

export type StoredList = {
  id: number
  name: Text
  productItemIds: readonly number[]
  shareId: string | null
  showsOwner: boolean
  attemptId: string | null
}

export type SentForm = {
  form: string
  at: number
  fields: Record<string, unknown>
  attemptId?: string | undefined
}

export type StoredReview = {
  id: number
  /** Null for people of a scenario, who have no account. */
  owner: string | null
  author: Text
  productId: number
  stars: number
  title: Text
  body: Text
  /** `src`; the mock server keeps no uploads and shows views of the product instead. */
  pictures: readonly string[]
  /** When it was written or last changed. */
  at: number
  isRejected: boolean
  /** Its author has been told how moderation ended. */
  isTold: boolean
}

export type StoredQuestion = {
  id: number
  owner: string
  author: Text
  productId: number
  body: Text
  at: number
  /** Its author has been told of the answer. */
  isTold: boolean
  attemptId?: string | undefined
}

export type StoredSubscription = {
  id: string
  mobile: string
  /** Whoever knows its id may take it back. */
  isGuests: boolean
  kind: SubscriptionKind
  productItemId: number
  /** Rials, like `wantedPrice`. */
  priceThen: number
  wantedPrice: number | null
  since: number
}

export type StoredNotice = {
  id: number
  kind: string
  title: Text
  text: Text
  path: string | null
  at: number
  isRead: boolean
}

/** A browser that gets a member’s notices while its device is signed in. */
export type StoredPush = { endpoint: string; mobile: string; device: string }

export type NewsletterReader = {
  email: string
  locale: Locales
  /** The words that were ticked, and when. */
  consent: { text: string; at: number }
  confirmSecret: string
  /** When the last letter that asks to confirm was sent. */
  askedAt: number
  leaveSecret: string
  confirmedAt: number | null
  leftAt: number | null
}

/** The mock server sends no e-mail: `path` is the page that the link in the letter opens. */
export type SentLetter = { to: string; subject: string; path: string; at: number }

/** What a cart held when it was shared. */
export type SharedCart = {
  shareId: string
  cartId: string
  lines: readonly CartLine[]
  expiresAt: number
}

export type Flags = {
  onlineWithoutPayment: boolean
  withoutDelivery: boolean
  withoutContent: boolean
  /** Each delivery window is taken between its choice and its arrival. */
  withFullWindows: boolean
}

/** The state of one mock shop: immutable plain data. */
export type World = {
  seed: string
  counters: Readonly<Record<string, number>>
  flags: Flags
  catalogue: CatalogueName
  rebates: Readonly<Record<string, Rebate>>
  carts: Readonly<Record<string, StoredCart>>
  /** Order id by the id of the cart it was placed from. */
  ordered: Readonly<Record<string, string>>
  members: Readonly<Record<string, Member>>
  /** By mobile, in the order in which they were sent. */
  otps: Readonly<Record<string, Otp>>
  attempts: Readonly<Record<string, FailedAttempts>>
  tokens: Readonly<Record<string, Token>>
  devices: Readonly<Record<string, StoredDevice>>
  /** When the member asked for a file of the own data, by mobile. */
  exports: Readonly<Record<string, number>>
  orders: Readonly<Record<string, PlacedOrder>>
  payments: Readonly<Record<string, PaymentRecord>>
  /** By mobile, oldest first. */
  wallets: Readonly<Record<string, readonly WalletEntry[]>>
  /** Product ids by mobile. */
  likes: Readonly<Record<string, readonly number[]>>
  /** By mobile, in the order in which they were created. */
  lists: Readonly<Record<string, readonly StoredList[]>>
  /** By share id. */
  sharedCarts: Readonly<Record<string, SharedCart>>
  /** Sold count by variant id; below 0 for one that was restocked. */
  sold: Readonly<Record<number, number>>
  /** Rials by variant id, where they differ from the catalogue’s. */
  prices: Readonly<Record<number, number>>
  subscriptions: readonly StoredSubscription[]
  /** By mobile, newest first. */
  notices: Readonly<Record<string, readonly StoredNotice[]>>
  pushes: readonly StoredPush[]
  newsletter: readonly NewsletterReader[]
  /** Oldest first. */
  letters: readonly SentLetter[]
  forms: readonly SentForm[]
  reviews: readonly StoredReview[]
  /** Review ids by mobile. */
  helpful: Readonly<Record<string, readonly number[]>>
  questions: readonly StoredQuestion[]
}

const defaultSeed = 'zarrin'

export function emptyWorld(seed: string = defaultSeed): World {
  return {
    seed,
    counters: {},
    flags: {
      onlineWithoutPayment: false,
      withoutDelivery: false,
      withoutContent: false,
      withFullWindows: false,
    },
    catalogue: 'hand-written',
    rebates: seededRebates,
    carts: {},
    ordered: {},
    members: Object.fromEntries(seededMembers.map((member) => [member.mobile, member])),
    otps: {},
    attempts: {},
    tokens: {},
    devices: {},
    exports: {},
    orders: {},
    payments: {},
    wallets: {},
    likes: {},
    lists: {},
    sharedCarts: {},
    sold: {},
    prices: {},
    subscriptions: [],
    notices: {},
    pushes: [],
    newsletter: [],
    letters: [],
    forms: [],
    reviews: [],
    helpful: {},
    questions: [],
  }
}

export function omitKey<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _gone, ...rest } = record
  return rest
}

/** Own properties only: keys come from outside and may be `constructor`. */
export const ownEntry = <Row>(rows: Readonly<Record<string, Row>>, key: string): Row | undefined =>
  Object.hasOwn(rows, key) ? rows[key] : undefined
