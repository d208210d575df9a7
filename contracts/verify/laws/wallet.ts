import { rials } from '../../values.ts'
import { topUpLimits } from '../../wallet.ts'
import { dayLength, tehranDay, utcDay } from '../clock.ts'
import { expectSame, expectThat } from '../drift.ts'
import { newAttemptId } from '../member-fixtures.ts'
import { balanceOf, fillWallet, walletLaw } from './wallet-law.ts'

const { least, most } = topUpLimits

export const walletLaws = [
  walletLaw(
    'new-wallet-is-empty',
    ['wallet', 'walletTransactions'],
    async (context) => {
      const shopper = await context.member()
      expectSame('the balance', await balanceOf(shopper), 0)
      expectSame('the transactions', await shopper.ok('walletTransactions', {}), [])
    },
    ['testCode'],
  ),

  walletLaw('top-up-counts-once-it-is-paid', ['topUp', 'wallet', 'topUpPayment'], async (context) => {
    const shopper = await context.member()
    const input = { amount: rials(least + 70), attemptId: newAttemptId(context) }
    const opened = await shopper.ok('topUp', input)
    const payment = { ...opened, amount: input.amount }
    const paymentNow = () => shopper.ok('topUpPayment', { paymentId: opened.paymentId })
    expectSame('the payment', await paymentNow(), { ...payment, status: 'pending' })
    expectSame('the balance before it is paid', await balanceOf(shopper), 0)
    await context.settlePayment(opened.paymentUrl, 'failed')
    expectSame('the payment that failed', await paymentNow(), { ...payment, status: 'failed' })
    expectSame('the balance after it failed', await balanceOf(shopper), 0)
    await context.settlePayment(opened.paymentUrl, 'paid')
    expectSame('the payment that is paid', await paymentNow(), { ...payment, status: 'paid' })
    expectSame('the balance after it is paid', await balanceOf(shopper), least + 70)
    await context.settlePayment(opened.paymentUrl, 'paid')
    expectSame('the balance after it is paid again', await balanceOf(shopper), least + 70)
  }),

  walletLaw('repeated-attempt-id-tops-up-once', ['topUp', 'wallet'], async (context) => {
    const shopper = await context.member()
    const attempt = { amount: rials(least), attemptId: newAttemptId(context) }
    const opened = await shopper.ok('topUp', attempt)
    expectSame('the answer to the attempt said again', await shopper.ok('topUp', attempt), opened)
    await context.settlePayment(opened.paymentUrl, 'paid')
    expectSame('the answer to it after it is paid', await shopper.ok('topUp', attempt), opened)
    expectSame('the balance', await balanceOf(shopper), least)
    const other = await shopper.ok('topUp', { ...attempt, attemptId: newAttemptId(context) })
    expectThat(other.paymentId !== opened.paymentId, 'another payment for another attempt', other)
  }),

  walletLaw(
    'top-up-beyond-the-limits-is-refused',
    ['topUp'],
    async (context) => {
      const shopper = await context.member()
      for (const amount of [0, least - 1, most + 1])
        await shopper.refused('topUp', { amount: rials(amount), attemptId: newAttemptId(context) })
      for (const amount of [least, most])
        await shopper.ok('topUp', { amount: rials(amount), attemptId: newAttemptId(context) })
    },
    ['testCode'],
  ),

  walletLaw('wallet-lists-transactions-of-days', ['walletTransactions', 'topUp'], async (context) => {
    const shopper = await context.member()
    for (const more of [10, 20, 30]) await fillWallet(context, shopper, least + more)
    const listed = await shopper.ok('walletTransactions', {})
    expectSame(
      'the amounts, newest first',
      listed.map(({ kind, amount, productOrderId }) => [kind, amount.amount, productOrderId]),
      [30, 20, 10].map((more) => ['topUp', least + more, null]),
    )
    const times = listed.map(({ at }) => at)
    expectSame('the order of the list', times, times.toSorted().toReversed())
    const at = Date.parse(times[0]!)
    const day = tehranDay(at)
    const ofDays = async (range: object) => (await shopper.ok('walletTransactions', range)).length
    expectThat((await ofDays({ from: day, to: day })) > 0, 'the newest among those of its day', 'none')
    expectSame('the number from later days on', await ofDays({ from: utcDay(at + 2 * dayLength) }), 0)
    expectSame('the number until earlier days', await ofDays({ to: utcDay(at - 2 * dayLength) }), 0)
  }),

  walletLaw(
    'wallet-is-private',
    ['wallet', 'walletTransactions', 'topUpPayment', 'topUp'],
    async (context) => {
      const { paymentId } = await fillWallet(context, await context.member(), least)
      const other = await context.member('other')
      expectSame('the balance of the other', await balanceOf(other), 0)
      expectSame('the transactions of the other', await other.ok('walletTransactions', {}), [])
      await other.refused('topUpPayment', { paymentId })
    },
  ),
]
