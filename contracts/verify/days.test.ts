import { expect, test } from 'vitest'
import { expectDays } from './days.ts'

const noon = Date.parse('2024-02-29T08:30:00Z')
const midnight = Date.parse('2024-02-29T20:30:00Z')

const sale = (saleEndsOn: string | null, oldPrice: object | null = {}) => ({
  products: [{ oldPrice, saleEndsOn }],
})
const event = (status: string) => ({ entries: [{ event: { from: '2024-02-28', to: '2024-02-29', status } }] })

test.each([
  ['a sale that ended yesterday', 'products', sale('2024-02-28'), noon, 'data.products.0.saleEndsOn'],
  [
    'a sale that ended two minutes ago, at midnight in Tehran',
    'products',
    sale('2024-02-29'),
    midnight + 120_000,
    'data.products.0.saleEndsOn',
  ],
  [
    'a sale end without an old price',
    'products',
    sale('2024-03-01', null),
    noon,
    'data.products.0.saleEndsOn',
  ],
  [
    'a running exhibition with the status coming',
    'contentList',
    event('coming'),
    noon,
    'data.entries.0.event.status',
  ],
  [
    'a delivery window that ends before it begins',
    'getDelivery',
    [{ from: '2024-03-02T05:30:00Z', to: '2024-03-01T05:30:00Z' }],
    noon,
    'data.0.to',
  ],
  [
    'a delivery window in the past',
    'getDelivery',
    [{ from: '2024-02-29T05:30:00Z', to: '2024-02-29T06:30:00Z' }],
    noon,
    'data.0.to',
  ],
  [
    'a device that is seen next year',
    'devices',
    [{ signedInAt: '2024-02-28T08:30:00Z', lastSeenAt: '2025-02-28T08:30:00Z' }],
    noon,
    'list.0.lastSeenAt',
  ],
  [
    'a return whose state begins tomorrow',
    'orders',
    [{ returns: [{ requestedAt: '2024-02-28T08:30:00Z', stateAt: '2024-03-01T08:30:00Z' }] }],
    noon,
    'list.0.returns.0.stateAt',
  ],
  [
    'a link that expired yesterday',
    'shareCart',
    { expiresAt: '2024-02-28T08:30:00Z' },
    noon,
    'data.expiresAt',
  ],
  ['an order placed tomorrow', 'orders', [{ placedAt: '2024-03-01T08:30:00Z' }], noon, 'list.0.placedAt'],
] as const)('%s is a drift', (_title, call, output, now, path) => {
  expect(() => expectDays(call, output, now)).toThrow(expect.objectContaining({ path }))
})

test.each([
  ['a link that expires just now', 'shareCart', { expiresAt: '2024-02-29T08:30:00Z' }, noon],
  ['an export that nobody asked for', 'dataExport', { requestedAt: null }, noon],
  ['a sale that ends today', 'products', sale('2024-02-29'), noon],
  ['a sale that ended just now', 'products', sale('2024-02-29'), midnight + 30_000],
  ['a sale without an end', 'products', sale(null), noon],
  ['an exhibition on its last day', 'contentList', event('running'), noon],
  ['an exhibition that ended just now', 'contentList', event('running'), midnight + 30_000],
  ['a past exhibition', 'contentList', event('past'), midnight + 120_000],
  ['an order placed within this second', 'orders', [{ placedAt: '2024-02-29T08:30:00.900Z' }], noon],
] as const)('%s is no drift', (_title, call, output, now) => {
  expect(() => expectDays(call, output, now)).not.toThrow()
})
