import type { OrderKind, OrderStatus } from '#contracts/orders.ts'
import type { Totals } from '#contracts/cart.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import type { CatalogueName } from '../shop/catalogue/editions.ts'
import { seededMembers } from './members.ts'
import { seededRebates } from './rebate-codes.ts'
import type { Rebate } from './rebate-codes.ts'

export type Line = {
  id: number
  productItemId: number
  count: number
  /** Rials for one when it was last put in. */
  unitPriceThen: number
}

export type Basket = {
  id: string
  /** The mobile of the member it is bound to; null while it is a guest's. */
  owner: string | null
  lines: readonly Line[]
  deliveryId: number | null
  addressId: number | null
  merchantId: number | null
  rebateCode: string | null
  usesBonus: boolean
  wantsReserve: boolean
  parentOrderId: string | null
  /** The attempts whose goods are in it, or were. */
  attempts: readonly string[]
}

export type MemberAddress = {
  id: number
  title: Text
  recipient: Text
  /** The member's own when left out. */
  mobile?: string
  province: Text
  city: Text
  street: Text
  postalCode: string
  isDefault: boolean
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

/** Moments are milliseconds since the epoch, here and below. */
export type Otp = { code: string; sentAt: number }
export type Attempts = { wrong: number; lockedUntil: number }
export type Token = { kind: 'access' | 'refresh'; mobile: string; expiresAt: number }

export type OrderLine = Line & { unitPrice: number; oldUnitPrice: number | null }

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
}

export type PaymentRecord = {
  id: string
  orderId: string
  amount: number
  status: 'pending' | 'paid' | 'failed' | 'cancelled'
  /** The language that the order was placed in: the payment page speaks it. */
  locale: 'fa' | 'en' | 'ru'
}

export type SentForm = { form: string; at: number; fields: Record<string, unknown> }

/** How a shop is set up where it differs from others. */
export type Flags = {
  /** Orders paid online get no payment id. */
  onlineWithoutPayment: boolean
  withoutDelivery: boolean
  withoutContent: boolean
}

/** All that one mock shop remembers; plain data, never changed in place. */
export type World = {
  seed: string
  /** How often each kind of id, code and token was drawn. */
  counters: Readonly<Record<string, number>>
  flags: Flags
  catalogue: CatalogueName
  /** By the code that people type. */
  rebates: Readonly<Record<string, Rebate>>
  baskets: Readonly<Record<string, Basket>>
  /** The order that a basket became, by basket id. */
  ordered: Readonly<Record<string, string>>
  members: Readonly<Record<string, Member>>
  otps: Readonly<Record<string, Otp>>
  attempts: Readonly<Record<string, Attempts>>
  tokens: Readonly<Record<string, Token>>
  orders: Readonly<Record<string, PlacedOrder>>
  payments: Readonly<Record<string, PaymentRecord>>
  /** Product ids by mobile. */
  likes: Readonly<Record<string, readonly number[]>>
  /** How many of each variant were ordered. */
  sold: Readonly<Record<number, number>>
  forms: readonly SentForm[]
}

const defaultSeed = 'zarrin'

export function emptyWorld(seed: string = defaultSeed): World {
  return {
    seed,
    counters: {},
    flags: { onlineWithoutPayment: false, withoutDelivery: false, withoutContent: false },
    catalogue: 'hand-written',
    rebates: seededRebates,
    baskets: {},
    ordered: {},
    members: Object.fromEntries(seededMembers.map((member) => [member.mobile, member])),
    otps: {},
    attempts: {},
    tokens: {},
    orders: {},
    payments: {},
    likes: {},
    sold: {},
    forms: [],
  }
}

/** A record without one of its keys. */
export function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _gone, ...rest } = record
  return rest
}

/** The row called `key`, and never what every object has of its own kind: keys come from outside. */
export const ownRow = <Row>(rows: Readonly<Record<string, Row>>, key: string): Row | undefined =>
  Object.hasOwn(rows, key) ? rows[key] : undefined
