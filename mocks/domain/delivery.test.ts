import { expect, test } from 'vitest'
import { cheapestDeliveryPrice, deliveryMethods } from './delivery.ts'

const windows = (now: string) =>
  deliveryMethods(0, Date.parse(now), 'fa', null).map(({ from, to }) => [from.slice(0, 16), to.slice(0, 16)])

test('delivery windows start from the shop’s clock, in Tehran days', () => {
  expect(windows('2026-11-18T08:30:00Z')).toEqual([
    ['2026-11-22T05:30', '2026-11-25T14:30'],
    ['2026-11-19T05:30', '2026-11-20T14:30'],
    ['2026-11-18T10:30', '2026-11-18T17:30'],
  ])
})

test('express moves to tomorrow after 17:00 Tehran, and the Tehran day ends at 20:30 UTC', () => {
  expect(windows('2026-11-18T13:30:00Z')[2]).toEqual(['2026-11-19T05:30', '2026-11-19T09:30'])
  expect(windows('2026-11-18T20:30:00Z')[1]).toEqual(['2026-11-20T05:30', '2026-11-21T14:30'])
})

test.each([1_000_000, 50_000_000])('the cheapest delivery of %i rials is the cheapest method', (amount) => {
  const prices = deliveryMethods(amount, Date.parse('2026-11-18T08:30:00Z'), 'fa', null).map(
    ({ price }) => price.amount,
  )
  expect(cheapestDeliveryPrice({ amount, unit: 'IRR' }).amount).toBe(Math.min(...prices))
})
