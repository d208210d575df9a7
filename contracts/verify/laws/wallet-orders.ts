import { rials } from '../../values.ts'
import { topUpLimits } from '../../wallet.ts'
import { createReadyCart, placeOrder } from '../cart-steps.ts'
import { expectSame, expectThat } from '../drift.ts'
import { memberWithReadyCart } from './order-law.ts'
import { newAttemptId } from '../member-fixtures.ts'
import { balanceOf, fillWallet, signed, walletLaw } from './wallet-law.ts'

const { least } = topUpLimits

export const walletOrderLaws = [
  walletLaw('wallet-pays-a-whole-order', ['setOrder', 'order', 'getCart', 'wallet'], async (context) => {
    const { shopper, uniqueId, cart } = await memberWithReadyCart(context)
    const payable = cart.totals.payable.amount
    expectSame('the share of an empty wallet', cart.wallet, undefined)
    await fillWallet(context, shopper, payable + least)
    const share = { fromWallet: rials(payable), remaining: rials(0) }
    expectSame('the share of the cart', (await shopper.ok('getCart', { uniqueId })).wallet, share)
    const placed = await shopper.ok('setOrder', { uniqueId, orderKind: 'online', fromWallet: true })
    expectSame('the payment', [placed.paymentId, placed.paymentUrl], [null, null])
    const order = await shopper.ok('order', { id: placed.productOrderId })
    expectSame(
      'the order',
      { wallet: order.wallet, status: order.status, totals: order.totals },
      { wallet: share, status: 'paid', totals: cart.totals },
    )
    expectSame('the balance that is left', await balanceOf(shopper), least)
    const [newest] = await shopper.ok('walletTransactions', {})
    expectSame(
      'the newest transaction',
      { kind: newest?.kind, amount: newest?.amount, productOrderId: newest?.productOrderId },
      { kind: 'payment', amount: rials(payable), productOrderId: placed.productOrderId },
    )
  }),

  walletLaw('wallet-pays-a-part', ['setOrder', 'order', 'payment', 'getCart'], async (context) => {
    const { shopper, uniqueId, cart } = await memberWithReadyCart(context)
    const payable = cart.totals.payable.amount
    const part = Math.max(least, Math.floor(payable / 20) * 10)
    await fillWallet(context, shopper, part)
    const share = { fromWallet: rials(part), remaining: rials(payable - part) }
    expectSame('the share of the cart', (await shopper.ok('getCart', { uniqueId })).wallet, share)
    const attempt = {
      uniqueId,
      orderKind: 'online',
      fromWallet: true,
      attemptId: newAttemptId(context),
    } as const
    const placed = await shopper.ok('setOrder', attempt)
    expectSame('the answer to the attempt said again', await shopper.ok('setOrder', attempt), placed)
    const { paymentId, paymentUrl, productOrderId } = placed
    expectThat(paymentId !== null && paymentUrl !== null, 'a payment of what remains', placed)
    const payment = await shopper.ok('payment', { paymentId })
    expectSame('the amount of the payment', payment.amount, share.remaining)
    expectSame('the balance that is left', await balanceOf(shopper), 0)
    await context.settlePayment(paymentUrl, 'failed')
    expectSame('the balance after the payment failed', await balanceOf(shopper), 0)
    await context.settlePayment(paymentUrl, 'paid')
    const order = await shopper.ok('order', { id: productOrderId })
    expectSame('the order', { wallet: order.wallet, status: order.status }, { wallet: share, status: 'paid' })
  }),

  walletLaw(
    'wallet-is-never-overdrawn',
    ['setOrder', 'wallet', 'walletTransactions', 'order'],
    async (context) => {
      const { shopper, card, uniqueId, cart } = await memberWithReadyCart(context)
      await fillWallet(context, shopper, Math.max(least, cart.totals.payable.amount - 10))
      const orderFromWallet = { orderKind: 'online', fromWallet: true } as const
      const sendBoth = Array.from({ length: 2 }, () =>
        shopper.ok('setOrder', { ...orderFromWallet, uniqueId, attemptId: uniqueId }),
      )
      const [one, other] = await Promise.all(sendBoth)
      expectSame('the order of two devices at once', other, one)
      const next = await createReadyCart(shopper, card)
      const { productOrderId } = await shopper.ok('setOrder', { ...orderFromWallet, uniqueId: next })
      const listed = await shopper.ok('walletTransactions', {})
      const balance = await balanceOf(shopper)
      expectThat(balance >= 0, 'a balance of 0 or more', balance)
      expectSame('the balance and the sum of the transactions', balance, signed(listed))
      const order = await shopper.ok('order', { id: productOrderId })
      const taken = listed.find((entry) => entry.productOrderId === productOrderId)
      expectSame('what the second order has taken', order.wallet?.fromWallet, taken?.amount)
    },
  ),

  walletLaw('wallet-pays-nothing-unasked', ['setOrder', 'wallet', 'order'], async (context) => {
    const { shopper, uniqueId, card } = await memberWithReadyCart(context)
    await fillWallet(context, shopper, least)
    const online = await placeOrder(shopper, uniqueId, 'online')
    const next = await createReadyCart(shopper, card)
    const offline = await shopper.ok('setOrder', { uniqueId: next, orderKind: 'offline', fromWallet: true })
    for (const { productOrderId: id } of [online, offline])
      expectSame('the wallet’s part of the order', (await shopper.ok('order', { id })).wallet, undefined)
    expectSame('the balance', await balanceOf(shopper), least)
  }),
]
