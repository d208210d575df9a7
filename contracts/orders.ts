import * as z from 'zod/mini'
import { get } from './endpoint.ts'
import { CartItem, Totals } from './cart.ts'
import { Day, Instant, Money, Picture, SayadNumber, Tally } from './values.ts'

export const orderKinds = ['online', 'offline', 'cheque'] as const
export const OrderKind = z.enum(orderKinds)
export type OrderKind = z.output<typeof OrderKind>

export const Cheque = z.object({ sayadNumber: SayadNumber, dueDate: Day })

/** Where to pay: an address of the web, or a path of this site. */
const PaymentUrl = z.string().check(z.regex(/^(https?:\/\/|\/(?![/\\]))/))

export const ProductOrderId = z.string().check(z.regex(/^[\w-]{1,40}$/))
export const PaymentId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** What placing an order answers: it decides where the shopper goes next. */
export const OrderResult = z.object({
  isOnline: z.boolean(),
  isCheque: z.boolean(),
  paymentId: z.nullable(PaymentId),
  paymentUrl: z.nullable(PaymentUrl),
  productOrderId: ProductOrderId,
})
export type OrderResult = z.output<typeof OrderResult>

export const paymentStatuses = ['pending', 'paid', 'failed', 'cancelled'] as const
export const PaymentStatus = z.enum(paymentStatuses)

export const Payment = z.object({
  paymentId: PaymentId,
  productOrderId: ProductOrderId,
  amount: Money,
  status: PaymentStatus,
})

export const orderStatuses = [
  'awaitingPayment',
  'registered',
  'paid',
  'sent',
  'delivered',
  'cancelled',
] as const

export const OrderSummary = z.object({
  productOrderId: ProductOrderId,
  kind: OrderKind,
  status: z.enum(orderStatuses),
  placedAt: Instant,
  itemCount: Tally,
  payable: Money,
  pictures: z.array(Picture),
})
export type OrderSummary = z.output<typeof OrderSummary>

export const Order = z.object({
  productOrderId: ProductOrderId,
  kind: OrderKind,
  status: z.enum(orderStatuses),
  placedAt: Instant,
  lines: z.array(CartItem),
  totals: Totals,
  delivery: z.nullable(z.object({ title: z.string(), from: Instant, to: Instant })),
  payment: z.nullable(z.object({ paymentId: PaymentId, paymentUrl: PaymentUrl, status: PaymentStatus })),
  cheque: z.nullable(Cheque),
})
export type Order = z.output<typeof Order>

export const order = get('/api/productOrder/order', {
  input: z.object({ id: ProductOrderId }),
  output: Order,
  provenance: 'assumed',
  access: 'member',
})

export const orders = get('/api/productOrder/orders', {
  input: z.object({ from: z.optional(Day), to: z.optional(Day) }),
  output: z.array(OrderSummary),
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
