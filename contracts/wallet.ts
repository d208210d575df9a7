import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { PaymentStatus, PaymentUrl, ProductOrderId } from './orders.ts'
import { openEnum, tolerant } from './tolerance.ts'
import { AttemptId, Day, Id, Instant, Money, NoInput, PaymentId } from './values.ts'

/** Rials. */
export const topUpLimits = { least: 100_000, most: 2_000_000_000 }

const TopUpAmount = z.object({
  amount: z.int().check(z.minimum(topUpLimits.least), z.maximum(topUpLimits.most)),
  unit: z.literal('IRR'),
})

const walletTransactionKinds = ['topUp', 'payment', 'refund'] as const

export const WalletTransaction = z.object({
  id: Id,
  /** A payment takes from the balance; the others add to it. */
  kind: openEnum(walletTransactionKinds),
  amount: Money,
  at: Instant,
  productOrderId: z.nullable(ProductOrderId),
})
export type WalletTransaction = z.output<typeof WalletTransaction>

export const wallet = get('/api/wallet/wallet', {
  input: NoInput,
  output: z.object({ balance: Money }),
  provenance: 'assumed',
  access: 'member',
})

/** Newest first. */
export const walletTransactions = get('/api/wallet/transactions', {
  /** Days in Tehran, inclusive. */
  input: z.object({ from: z.optional(Day), to: z.optional(Day) }),
  output: tolerant(z.array(WalletTransaction), 1),
  payload: 'list',
  provenance: 'assumed',
  access: 'member',
})

/** Opens a payment; the balance grows once it is paid. Idempotent by `attemptId`. */
export const topUp = post('/api/wallet/topUp', {
  input: z.object({ amount: TopUpAmount, attemptId: AttemptId }),
  output: z.object({ paymentId: PaymentId, paymentUrl: PaymentUrl }),
  provenance: 'assumed',
  access: 'member',
})

/** 404 for a payment that is unknown, somebody else’s, or was not paid in time. */
export const topUpPayment = get('/api/wallet/topUp/:paymentId', {
  input: z.object({ paymentId: PaymentId }),
  output: z.object({
    paymentId: PaymentId,
    paymentUrl: PaymentUrl,
    amount: Money,
    status: PaymentStatus,
  }),
  provenance: 'assumed',
  access: 'member',
})
