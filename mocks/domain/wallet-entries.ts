import type { Totals, WalletShare } from '#contracts/cart.ts'
import { rials } from '#contracts/values.ts'
import { nextNumber } from './seeded-ids.ts'
import type { WalletEntry, World } from './world.ts'
import { ownEntry } from './world.ts'

export const walletEntries = (state: World, mobile: string) => ownEntry(state.wallets, mobile) ?? []

/** Rials. */
export const walletBalance = (state: World, mobile: string) =>
  walletEntries(state, mobile).reduce(
    (sum, { kind, amount }) => (kind === 'payment' ? sum - amount : sum + amount),
    0,
  )

function withEntry(state: World, mobile: string, entry: Omit<WalletEntry, 'id'>): World {
  if (entry.amount === 0) return state
  const [next, id] = nextNumber(state, 'wallet')
  return {
    ...next,
    wallets: { ...next.wallets, [mobile]: [...walletEntries(state, mobile), { id, ...entry }] },
  }
}

type Credit = { kind: 'topUp' | 'refund'; amount: number; at: number; orderId?: string | null }

/** `amount` in rials; nothing is written for 0. */
export const creditWallet = (state: World, mobile: string, { orderId = null, ...entry }: Credit): World =>
  withEntry(state, mobile, { ...entry, orderId })

type Debit = { amount: number; at: number; orderId: string }

/** An amount beyond the balance is a RangeError. */
export function debitWallet(state: World, mobile: string, { amount, at, orderId }: Debit): World {
  const balance = walletBalance(state, mobile)
  if (amount > balance) throw new RangeError(`The wallet of ${mobile} has ${balance}, not ${amount}.`)
  return withEntry(state, mobile, { kind: 'payment', amount, at, orderId })
}

/** `undefined` when the wallet pays nothing. */
export function walletShare({ payable }: Totals, available: number): WalletShare | undefined {
  const fromWallet = Math.min(available, payable.amount)
  if (fromWallet <= 0) return undefined
  return { fromWallet: rials(fromWallet), remaining: rials(payable.amount - fromWallet) }
}
