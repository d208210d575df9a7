import * as z from 'zod/mini'
import { Address } from './addresses.ts'
import { Device } from './devices.ts'
import { get, post } from './endpoint.ts'
import { OrderSummary, ProductOrderId } from './orders.ts'
import { User } from './user.ts'
import { Id, Instant, Money, NoInput, Nothing, OtpCode, Tally } from './values.ts'
import { WalletTransaction } from './wallet.ts'

export const DataExport = z.object({
  state: z.enum(['none', 'requested', 'ready']),
  requestedAt: z.nullable(Instant),
})
export type DataExport = z.output<typeof DataExport>

export const dataExport = get('/api/user/dataExport', {
  input: NoInput,
  output: DataExport,
  provenance: 'assumed',
  access: 'member',
})

/** Repeating it while a file is prepared changes nothing; once one is ready, it begins another. */
export const requestDataExport = post('/api/user/requestDataExport', {
  input: NoInput,
  output: DataExport,
  provenance: 'assumed',
  access: 'member',
})

const PersonalData = z.object({
  madeAt: Instant,
  user: User,
  addresses: z.array(Address),
  orders: z.array(OrderSummary),
  walletTransactions: z.array(WalletTransaction),
  likes: z.array(z.object({ id: Id })),
  devices: z.array(Device),
})

/** What the shop knows of the member, as of now. 409 until the request is ready. */
export const exportedData = get('/api/user/exportedData', {
  input: NoInput,
  output: PersonalData,
  provenance: 'assumed',
  access: 'member',
})

/** What a deletion of the account would mean today. */
export const DeletionTerms = z.object({
  /** Years that the law has orders kept for, apart from the account. */
  orderYears: Tally,
  /** Paid back from the wallet. */
  payout: Money,
  /** Orders under way, also as a return that is not paid back or refused yet: they hinder a deletion. */
  openOrders: z.array(ProductOrderId),
})
export type DeletionTerms = z.output<typeof DeletionTerms>

export const deletionTerms = get('/api/user/deletionTerms', {
  input: NoInput,
  output: DeletionTerms,
  provenance: 'assumed',
  access: 'member',
})

/** Signs out everywhere; the mobile may register anew. 409 while an order or a return is under way, 422 for a wrong code. */
export const deleteAccount = post('/api/user/deleteAccount', {
  input: z.object({ code: OtpCode }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})
