import { createReadyCart, placeOrder } from '../cart-steps.ts'
import type { CheckContext } from '../check-context.ts'
import { dayLength, tehranDay, timeOf } from '../clock.ts'
import { expectSame } from '../drift.ts'
import type { Shopper } from '../shopper.ts'
import { topUpLimits } from '../../wallet.ts'
import { orderLaw } from './order-law.ts'
import { fillWallet, walletLaw } from './wallet-law.ts'

/** 21:00 UTC is past midnight in Tehran. */
const lateInUtc = 21 * 3_600_000

/** Moves the clock until Tehran has another day than UTC. */
async function atNight(context: CheckContext, shopper: Shopper) {
  const now = timeOf(context.transcript)
  await context.advanceClock(Math.ceil(((lateInUtc - (now % dayLength) + dayLength) % dayLength) / 1000))
  await shopper.ok('refresh', {})
}

/** How many are listed of the day in Tehran and of the day before, which UTC still has. */
async function expectTehranDay(at: string, listed: (range: object) => Promise<unknown[]>) {
  const [today, yesterday] = [tehranDay(Date.parse(at)), tehranDay(Date.parse(at) - dayLength)]
  expectSame('how many its day in Tehran has', (await listed({ from: today, to: today })).length, 1)
  expectSame('how many the day before has', (await listed({ to: yesterday })).length, 0)
}

export const tehranDayLaws = [
  orderLaw(
    'orders-of-a-night-have-the-day-of-tehran',
    ['orders', 'refresh'],
    async (context) => {
      const shopper = await context.member()
      await atNight(context, shopper)
      await placeOrder(shopper, await createReadyCart(shopper, await context.product()), 'offline')
      const [order] = await shopper.ok('orders', {})
      await expectTehranDay(order!.placedAt, (range) => shopper.ok('orders', range))
    },
    { needs: ['testCode', 'clock'] },
  ),

  walletLaw(
    'transactions-of-a-night-have-the-day-of-tehran',
    ['walletTransactions', 'topUp', 'refresh'],
    async (context) => {
      const shopper = await context.member()
      await atNight(context, shopper)
      await fillWallet(context, shopper, topUpLimits.least)
      const [entry] = await shopper.ok('walletTransactions', {})
      await expectTehranDay(entry!.at, (range) => shopper.ok('walletTransactions', range))
    },
    ['testCode', 'testPayment', 'clock'],
  ),
]
