import { lawsOf } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { expectSame, Skip } from '../drift.ts'
import { newAttemptId } from '../member-fixtures.ts'
import { buyerOf, reviewText } from '../review-steps.ts'
import type { Shopper } from '../shopper.ts'
import { memberWithOrder, orderLaw } from './order-law.ts'

const law = lawsOf('accounts')
const hour = 3600

async function told(shopper: Shopper, ...wanted: string[]) {
  const { notices } = await shopper.ok('notices', {})
  return notices.filter(({ kind }) => wanted.includes(kind)).map(({ kind, path }) => ({ kind, path }))
}

async function later(context: CheckContext, shopper: Shopper, seconds: number) {
  await context.advanceClock(seconds)
  await shopper.ok('refresh', {})
}

export const eventNoticeLaws = [
  orderLaw('cancellation-is-told-once', ['cancelOrder', 'notices'], async (context) => {
    const { shopper, placed } = await memberWithOrder(context, 'offline')
    const id = placed.productOrderId
    const input = { id, reason: 'changedMind', attemptId: newAttemptId(context) } as const
    await shopper.ok('cancelOrder', input)
    await shopper.ok('cancelOrder', input)
    expectSame('the notices of the cancellation', await told(shopper, 'orderCancelled'), [
      { kind: 'orderCancelled', path: `/profile/accountorder/${id}` },
    ])
  }),

  orderLaw(
    'payment-is-told-once',
    ['notices'],
    async (context) => {
      const { shopper, placed } = await memberWithOrder(context, 'online')
      if (placed.paymentUrl === null) throw new Skip('online orders have no payment')
      expectSame('the notices before the payment', await told(shopper, 'orderPaid'), [])
      await context.settlePayment(placed.paymentUrl, 'failed')
      await context.settlePayment(placed.paymentUrl, 'paid')
      await context.settlePayment(placed.paymentUrl, 'paid')
      expectSame('the notices of the payment', await told(shopper, 'orderPaid'), [
        { kind: 'orderPaid', path: `/profile/accountorder/${placed.productOrderId}` },
      ])
    },
    { needs: ['testCode', 'testPayment'] },
  ),

  law(
    'moderated-review-is-told-once',
    { calls: ['saveReview', 'ownReviews', 'notices'], needs: ['testCode', 'clock'], alone: true },
    async (context) => {
      const { shopper, card } = await buyerOf(context)
      await shopper.ok('saveReview', { ...reviewText, product: card.id })
      await later(context, shopper, 2 * hour)
      const state = (await shopper.ok('ownReviews', {})).written[0]?.state
      if (state === 'pending') throw new Skip('the review was not checked within two hours')
      expectSame('the notices of the review', await told(shopper, 'reviewPublished', 'reviewRejected'), [
        state === 'published'
          ? { kind: 'reviewPublished', path: `/search/${card.catLabel}/${card.label}` }
          : { kind: 'reviewRejected', path: '/profile/reviews' },
      ])
    },
  ),

  law(
    'answered-question-is-told-once',
    { calls: ['askQuestion', 'questions', 'notices'], needs: ['testCode', 'clock'], alone: true },
    async (context) => {
      const shopper = await context.member()
      const { id: product, catLabel, label } = await context.product()
      const body = `Does number ${context.newMobile().slice(-4)} come with a box of its own?`
      await shopper.ok('askQuestion', { product, body })
      await later(context, shopper, 48 * hour)
      const { questions } = await shopper.ok('questions', { product, text: body })
      const isAnswered = questions.some((one) => one.body === body && one.answers.length > 0)
      expectSame(
        'the notices of an answer',
        await told(shopper, 'questionAnswered'),
        isAnswered ? [{ kind: 'questionAnswered', path: `/search/${catLabel}/${label}` }] : [],
      )
    },
  ),
]
