import { rials } from '#contracts/values.ts'
import type * as contracts from '#contracts/wallet.ts'
import { tehranDay } from '#i18n/tehran.ts'
import type { Behaviour } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { instantOf } from './instant.ts'
import { asMember } from './member.ts'
import { paymentUrlOf } from './place-order.ts'
import { nextSecret } from './seeded-ids.ts'
import { isPaymentExpired } from './settle-payment.ts'
import { walletBalance, walletEntries } from './wallet-entries.ts'
import { ownEntry } from './world.ts'

export const wallet: Behaviour<typeof contracts.wallet> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => ({
    state,
    data: { balance: rials(walletBalance(state, mobile)) },
  }))

/** Newest first; `from` and `to` are Tehran days, both included. */
export const walletTransactions: Behaviour<typeof contracts.walletTransactions> = (state, input, context) =>
  asMember(state, context, ({ mobile }) => {
    const inRange = walletEntries(state, mobile).filter(({ at }) => {
      const day = tehranDay(at)
      return day >= (input.from ?? day) && day <= (input.to ?? day)
    })
    const newestFirst = inRange.toSorted((one, other) => other.at - one.at || other.id - one.id)
    return {
      state,
      data: newestFirst.map(({ id, kind, amount, at, orderId }) => ({
        id,
        kind,
        amount: rials(amount),
        at: instantOf(at),
        productOrderId: orderId,
      })),
    }
  })

/** Retries by `attemptId` are answered with the payment that the first one opened. */
export const topUp: Behaviour<typeof contracts.topUp> = (state, { amount, attemptId }, context) =>
  asMember(state, context, ({ mobile }) => {
    const known = Object.values(state.payments).find(
      (payment) => payment.owner === mobile && payment.attemptId === attemptId,
    )
    if (known) return { state, data: { paymentId: known.id, paymentUrl: paymentUrlOf(known.id) } }
    const [next, secret] = nextSecret(state, 'payment', 16)
    const id = `pay-${secret}`
    const payment = {
      id,
      owner: mobile,
      orderId: null,
      openedAt: context.now,
      attemptId,
      amount: amount.amount,
      status: 'pending',
      locale: context.locale,
    } as const
    return {
      state: { ...next, payments: { ...next.payments, [id]: payment } },
      data: { paymentId: id, paymentUrl: paymentUrlOf(id) },
    }
  })

export const topUpPayment: Behaviour<typeof contracts.topUpPayment> = (state, { paymentId }, context) =>
  asMember(state, context, ({ mobile }) => {
    const payment = ownEntry(state.payments, paymentId)
    if (payment?.owner !== mobile || payment.orderId !== null || isPaymentExpired(payment, context.now))
      return refuse(context, 404, 'topUpUnknown')
    const { amount, status } = payment
    return {
      state,
      data: { paymentId, paymentUrl: paymentUrlOf(paymentId), amount: rials(amount), status },
    }
  })
