import type { Cart } from '#contracts/cart.ts'
import type { Order, OrderResult } from '#contracts/orders.ts'
import { topUpLimits, type WalletTransaction } from '#contracts/wallet.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRequest } from './mutant.ts'

const isAttemptId = (value: unknown) => typeof value === 'string' && /^[\w-]{8,64}$/.test(value)

const everyAttemptTopsUp = intercepting('every top-up attempt is another', ['topUp'], () => {
  let count = 0
  return async ({ input }, pass) =>
    pass(isAttemptId(input.attemptId) ? { ...input, attemptId: `another-attempt-${count++}` } : input)
})

const { least, most } = topUpLimits

export const walletMutants: readonly Mutant[] = [
  everyAttemptTopsUp,
  rewritingRequest('a top-up of any amount', ['topUp'], (input) => {
    const { amount, unit } = input.amount as { amount: number; unit: string }
    return { ...input, amount: { amount: Math.min(most, Math.max(least, amount)), unit } }
  }),
  rewritingField('the balance in Toman', ['wallet'], 'data.balance.amount', (amount: number) => amount / 10),
  rewritingField('a new wallet has a gift', ['wallet'], 'data.balance.amount', (amount: number) =>
    amount === 0 ? 10 : amount,
  ),
  rewritingField('a failed top-up is paid', ['topUpPayment'], 'data.status', (status: string) =>
    status === 'failed' ? 'paid' : status,
  ),
  rewritingField(
    'a top-up of another amount',
    ['topUpPayment'],
    'data.amount.amount',
    (amount: number) => amount + 10,
  ),
  rewritingField('every transaction is a top-up', ['walletTransactions'], 'list.*.kind', () => 'topUp'),
  rewritingField(
    'the order of a transaction is lost',
    ['walletTransactions'],
    'list.*.productOrderId',
    () => null,
  ),
  rewritingField(
    'the oldest transaction first',
    ['walletTransactions'],
    'list',
    (list: WalletTransaction[]) => list.toReversed(),
  ),
  rewritingField(
    'transactions without the newest',
    ['walletTransactions'],
    'list',
    (list: WalletTransaction[]) => list.slice(1),
  ),
  intercepting('transactions of any day', ['walletTransactions'], () => async (_asked, pass) => pass({})),
  rewritingRequest('the last day is left out', ['walletTransactions'], ({ to, ...input }) => {
    const end = Date.parse(String(to))
    if (Number.isNaN(end)) return { ...input, to }
    return { ...input, to: new Date(end - 86_400_000).toISOString().slice(0, 10) }
  }),
  rewritingField(
    'the cart tells no share of the wallet',
    ['getCart'],
    'data',
    ({ wallet: _gone, ...cart }: Cart) => cart,
  ),
  rewritingField('the share of the wallet is the whole', ['getCart'], 'data', (cart: Cart) =>
    cart.wallet
      ? { ...cart, wallet: { fromWallet: cart.totals.payable, remaining: { amount: 0, unit: 'IRR' } } }
      : cart,
  ),
  rewritingField(
    'the order forgets its wallet',
    ['order'],
    'data',
    ({ wallet: _gone, ...order }: Order) => order,
  ),
  rewritingField(
    'an order of the wallet is paid online too',
    ['setOrder'],
    'data',
    (result: OrderResult) => ({
      ...result,
      paymentId: result.paymentId ?? (result.isOnline && !result.isCheque ? 'pay-1' : null),
    }),
  ),
  rewritingRequest('the wallet pays nothing', ['setOrder'], ({ fromWallet: _gone, ...input }) => input),
  rewritingRequest('the wallet pays unasked', ['setOrder'], (input) => ({ ...input, fromWallet: true })),
]
