import { expectSame } from '../drift.ts'
import type { Exchange } from '../exchange.ts'
import type { CheckContext } from '../check-context.ts'
import { memberWithOrder, orderLaw } from './order-law.ts'

const unknown = 404
const tooMany = 429
const maxTries = 10

async function trackable(context: CheckContext) {
  const { shopper, placed } = await memberWithOrder(context, 'offline')
  const { mobile } = await shopper.ok('user', {})
  return { shopper, mobile, id: placed.productOrderId }
}

/** Another one in each run: a shop counts the wrong tries of a number. */
const newOrderId = ({ newMobile }: CheckContext) => `ZR-${newMobile().slice(-9)}`

const refusalOf = ({ answer }: Exchange) => ({ status: answer?.status, body: answer?.json })

const assumes = 'an order is tracked by its number and its member’s mobile'

export const trackLaws = [
  orderLaw(
    'tracked-order-is-the-order',
    ['trackOrder', 'order', 'user'],
    async (context) => {
      const { shopper, mobile, id } = await trackable(context)
      const { status, placedAt, history, delivery, lines } = await shopper.ok('order', { id })
      const guest = context.guest()
      const tracked = await guest.ok('trackOrder', { id, mobile })
      expectSame('the tracked order', tracked, {
        productOrderId: id,
        status,
        placedAt,
        history,
        delivery,
        lines: lines.map(({ title, variant, count, picture }) => ({ title, variant, count, picture })),
      })
      expectSame(
        'its answer in lower case',
        await guest.ok('trackOrder', { id: id.toLowerCase(), mobile }),
        tracked,
      )
    },
    { assumes },
  ),

  orderLaw(
    'unknown-order-is-told-as-wrong-mobile',
    ['trackOrder', 'user'],
    async (context) => {
      const { mobile, id } = await trackable(context)
      const guest = context.guest()
      const wrong = await guest.refused('trackOrder', { id, mobile: context.newMobile() }, unknown)
      const none = await guest.refused('trackOrder', { id: newOrderId(context), mobile }, unknown)
      expectSame('the answer to an unknown number', refusalOf(none), refusalOf(wrong))
    },
    { assumes },
  ),

  orderLaw(
    'tracking-is-throttled',
    ['trackOrder', 'user'],
    async (context) => {
      const { mobile, id } = await trackable(context)
      const guest = context.guest()
      let last: Exchange | undefined
      for (let tries = 0; tries < maxTries && last?.answer?.status !== tooMany; tries++)
        last = await guest.refused('trackOrder', { id, mobile: context.newMobile() })
      expectSame(`the status after ${maxTries} wrong mobiles`, last?.answer?.status, tooMany)
      await guest.refused('trackOrder', { id, mobile }, tooMany)
    },
    { assumes: 'wrong mobiles of an order end in 429 with Retry-After, for the right one too' },
  ),
]
