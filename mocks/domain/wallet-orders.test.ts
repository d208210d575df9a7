import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from './behaviour.ts'
import { settlePayment } from './settle-payment.ts'
import type { PaymentOutcome } from './settle-payment.ts'
import { item, openShop, sara as mobile, signedIn } from './test-shop.ts'
import type { TestShop } from './test-shop.ts'
import { walletBalance, walletEntries } from './wallet-entries.ts'

type Step =
  | { act: 'topUp'; amount: number; attempt: number }
  | { act: 'settle'; which: number; outcome: PaymentOutcome }
  | { act: 'order'; device: number; productItemId: number; isRepeated: boolean }
  | { act: 'cancel'; which: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constant('topUp'),
    amount: fc.constantFrom(100_000, 3_000_000, 90_000_000),
    attempt: fc.nat(4),
  }),
  fc.record({
    act: fc.constant('settle'),
    which: fc.nat(6),
    outcome: fc.constantFrom('paid', 'failed', 'cancelled'),
  }),
  fc.record({
    act: fc.constant('order'),
    device: fc.nat(1),
    productItemId: fc.constantFrom(item.bowl, item.enamel, item.carpet),
    isRepeated: fc.boolean(),
  }),
  fc.record({ act: fc.constant('cancel'), which: fc.nat(4) }),
)

const nth = <Row>(rows: Record<string, Row>, at: number) => Object.values(rows)[at % Object.keys(rows).length]

function take(shop: TestShop, devices: readonly ReturnType<typeof signedIn>[], step: Step, number: number) {
  const [device] = devices
  if (step.act === 'topUp') {
    const amount = { amount: step.amount, unit: 'IRR' } as const
    shop.call(device!, 'topUp', { amount, attemptId: `attempt-${step.attempt}` })
  }
  if (step.act === 'settle') {
    const payment = nth(shop.world().payments, step.which)
    if (payment) shop.change((world) => settlePayment(world, payment.id, step.outcome, 1))
  }
  if (step.act === 'order') {
    const by = devices[step.device]!
    const added = shop.cart(by, 'add', { uniqueId: null, productItemId: step.productItemId, count: 1 })
    if (isRefusal(added)) return
    const uniqueId = added.data
    shop.cart(by, 'setDelivery', { uniqueId, deliveryId: 1 })
    const input = {
      uniqueId,
      orderKind: 'online',
      fromWallet: true,
      attemptId: `order-at-${number}`,
    } as const
    shop.cart(by, 'setOrder', input)
    if (step.isRepeated) shop.cart(devices[1 - step.device]!, 'setOrder', input)
  }
  if (step.act === 'cancel') {
    const order = nth(shop.world().orders, step.which)
    const reason = 'changedMind' as const
    if (order) shop.call(device!, 'cancelOrder', { id: order.id, reason, attemptId: `cancel-at-${number}` })
  }
}

test('a wallet is never overdrawn, and holds what was put in less what its orders keep', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 14 }), async (taken) => {
      const shop = await openShop()
      const devices = [signedIn(shop), signedIn(shop)]
      taken.forEach((step, number) => {
        take(shop, devices, step, number)
        const { payments } = shop.world()
        const paidTopUps = Object.values(payments).filter(
          ({ orderId, status }) => orderId === null && status === 'paid',
        )
        const entries = walletEntries(shop.world(), mobile)
        const sumOf = (kind: string) =>
          entries.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
        expect(walletBalance(shop.world(), mobile)).toBeGreaterThanOrEqual(0)
        expect(sumOf('topUp')).toBe(paidTopUps.reduce((sum, { amount }) => sum + amount, 0))
        for (const { id, fromWallet } of Object.values(shop.world().orders)) {
          const own = entries.filter(({ orderId, kind }) => orderId === id && kind === 'payment')
          expect(own.length).toBeLessThanOrEqual(1)
          expect(own.length).toBeGreaterThanOrEqual(Math.sign(fromWallet))
        }
      })
    }),
    { numRuns: 60 },
  )
})
