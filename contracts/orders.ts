import * as z from 'zod/mini'
import { Destination } from './addresses.ts'
import { get } from './endpoint.ts'
import { Cancellable, Cancellation } from './cancellations.ts'
import { CartItem, Totals, WalletShare } from './cart.ts'
import { Return, Returnable } from './returns.ts'
import { openEnum, tolerant } from './tolerance.ts'
import { Day, Id, Instant, Money, NoInput, PaymentId, Picture, SayadNumber, Tally } from './values.ts'

export const orderKinds = ['online', 'offline', 'cheque'] as const
export const OrderKind = z.enum(orderKinds)
export type OrderKind = z.output<typeof OrderKind>

/** `dueDate` is after today in Tehran. */
export const Cheque = z.object({ sayadNumber: SayadNumber, dueDate: Day })

/** A web address or a path of this site; never `//host`. */
export const PaymentUrl = z.string().check(z.regex(/^(https?:\/\/|\/(?![/\\]))/))

export const ProductOrderId = z.string().check(z.regex(/^[\w-]{1,40}$/))

export const OrderResult = z.object({
  isOnline: z.boolean(),
  isCheque: z.boolean(),
  paymentId: z.nullable(PaymentId),
  paymentUrl: z.nullable(PaymentUrl),
  productOrderId: ProductOrderId,
})
export type OrderResult = z.output<typeof OrderResult>

export const paymentStatuses = ['pending', 'paid', 'failed', 'cancelled'] as const
export const PaymentStatus = openEnum(paymentStatuses)

export const Payment = z.object({
  paymentId: PaymentId,
  productOrderId: ProductOrderId,
  amount: Money,
  status: PaymentStatus,
})

export const Merchant = z.object({ id: Id, title: z.string(), description: z.string() })
export type Merchant = z.output<typeof Merchant>

export const orderStatuses = [
  'awaitingPayment',
  'registered',
  'paid',
  'sent',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const Status = openEnum(orderStatuses)
/** Apart from what a client orders by: a server may know more kinds. */
const Kind = openEnum(orderKinds)

export const OrderSummary = z.object({
  productOrderId: ProductOrderId,
  kind: Kind,
  status: Status,
  placedAt: Instant,
  itemCount: Tally,
  payable: Money,
  pictures: tolerant(z.array(Picture)),
  /** Kept back to be shipped with a later order. */
  isReserved: z.boolean(),
  isPartlyCancelled: z.optional(z.boolean()),
})
export type OrderSummary = z.output<typeof OrderSummary>

export const OrderHistory = tolerant(z.array(z.object({ status: Status, at: Instant })))

export const Order = z.object({
  productOrderId: ProductOrderId,
  kind: Kind,
  status: Status,
  placedAt: Instant,
  /** Oldest first; the last entry is the current status. */
  history: OrderHistory,
  /** Without cancelled lines, unless the whole order is cancelled. */
  lines: z.array(CartItem),
  totals: Totals,
  address: z.nullable(Destination),
  delivery: z.nullable(z.object({ title: z.string(), from: Instant, to: Instant })),
  /** Its delivery may be moved to another window. */
  isDeliveryChangeable: z.optional(z.boolean()),
  payment: z.nullable(
    z.object({
      paymentId: PaymentId,
      paymentUrl: PaymentUrl,
      status: PaymentStatus,
      merchant: z.nullable(z.string()),
      paidAt: z.nullable(Instant),
    }),
  ),
  cheque: z.nullable(Cheque),
  isReserved: z.boolean(),
  /** The reserved order it is shipped with. */
  parentOrderId: z.nullable(ProductOrderId),
  /** Left out when nothing was paid from the wallet. */
  wallet: z.optional(WalletShare),
  /** Left out when nothing may be cancelled any more. */
  cancellable: z.optional(Cancellable),
  /** Oldest first. */
  cancellations: z.optional(tolerant(z.array(Cancellation))),
  /** Left out until it is delivered. */
  returnable: z.optional(Returnable),
  /** Oldest first. */
  returns: z.optional(tolerant(z.array(Return))),
})
export type Order = z.output<typeof Order>

export const order = get('/api/productOrder/order', {
  input: z.object({ id: ProductOrderId }),
  output: Order,
  provenance: 'assumed',
  access: 'member',
})

export const orders = get('/api/productOrder/orders', {
  /** Days in Tehran, inclusive. */
  input: z.object({ from: z.optional(Day), to: z.optional(Day) }),
  output: tolerant(z.array(OrderSummary), 1),
  payload: 'list',
  provenance: 'assumed',
  access: 'member',
})

export const reserve = get('/api/productOrder/reserve', {
  input: z.object({ id: ProductOrderId }),
  output: Order,
  provenance: 'spec',
  access: 'member',
  assumes: ['data'],
})

export const payment = get('/api/payment/:paymentId', {
  input: z.object({ paymentId: PaymentId }),
  output: Payment,
  provenance: 'assumed',
  access: 'member',
})

/** Payment providers. */
export const merchants = get('/api/productOrder/merchants', {
  input: NoInput,
  output: z.array(Merchant),
  payload: 'list',
  provenance: 'assumed',
})
