import { rials } from '../../values.ts'
import { topUpLimits } from '../../wallet.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { Skip } from '../drift.ts'
import { newAttemptId } from '../member-fixtures.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('wallet')

/** Alone and with a member of its own, since the wallet pays orders, which take stock. */
export const walletLaw = (
  name: string,
  calls: Check['calls'],
  run: Check['run'],
  needs: Check['needs'] = ['testCode', 'testPayment'],
) => law(name, { calls, needs, alone: true, writes: true }, run)

/** Opens and pays a top-up of `amount` rials. */
export async function fillWallet(context: CheckContext, shopper: Shopper, amount: number) {
  if (amount > topUpLimits.most) throw new Skip('the order costs more than a top-up may bring')
  const input = { amount: rials(amount), attemptId: newAttemptId(context) }
  const opened = await shopper.ok('topUp', input)
  await context.settlePayment(opened.paymentUrl, 'paid')
  return opened
}

export const balanceOf = async (shopper: Shopper) => (await shopper.ok('wallet', {})).balance.amount

export const signed = (entries: readonly { kind: string; amount: { amount: number } }[]) =>
  entries.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? -amount.amount : amount.amount), 0)
