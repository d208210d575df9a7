import type { Mutant } from './mutant.ts'
import { rewritingField, rewritingRequest, rewritingResponse } from './mutant.ts'

type Amount = { amount: number }

export const productMutants: readonly Mutant[] = [
  rewritingField(
    'the price of a unit is that of the variant',
    ['product'],
    'data.items.*',
    (item: { price: Amount; unitPrice?: { price: Amount } }) =>
      item.unitPrice ? { ...item, unitPrice: { ...item.unitPrice, price: item.price } } : item,
  ),
  rewritingField(
    'the content of a variant is in another unit than its price',
    ['product'],
    'data.items.*.unitPrice.content.unit',
    () => 'ml',
  ),
  rewritingField(
    'instalments are rounded down',
    ['product'],
    'data.items.*.installments.amount.amount',
    (amount: number) => amount - 10,
  ),
  rewritingField(
    'nobody takes the instalments',
    ['product'],
    'data.items.*.installments.provider',
    () => 'Nobody',
  ),
  rewritingField('a city is listed twice', ['deliveryCities'], 'list', (cities: unknown[]) => [
    ...cities,
    cities[0],
  ]),
  rewritingField('a city is listed under two ids', ['deliveryCities'], 'list', (cities: { id: number }[]) => [
    ...cities,
    { ...cities[0], id: 999_999 },
  ]),
  rewritingRequest('every estimate is of the first city', ['deliveryEstimate'], (input) => ({
    ...input,
    cityId: '1',
  })),
  rewritingField('an estimate begins in the past', ['deliveryEstimate'], 'data.from', () => '2020-01-01'),
  rewritingField(
    'an estimate costs more than the basket asks',
    ['deliveryEstimate'],
    'data.price.amount',
    (amount: number) => amount + 10_000,
  ),
  rewritingResponse('others bought the product itself', ['alsoBought'], (envelope, { input }) => ({
    ...envelope,
    list: (envelope.list as object[]).map((card, at) =>
      at === 0 ? { ...card, id: Number(input.productId) } : card,
    ),
  })),
  rewritingField('others bought one thing twice', ['alsoBought'], 'list', (cards: unknown[]) => [
    ...cards,
    ...cards,
  ]),
  rewritingField(
    'what others bought has another price',
    ['alsoBought'],
    'list.*.price.amount',
    (amount: number) => amount + 10_000,
  ),
  rewritingField('a size guide lacks a cell', ['product'], 'data.sizeGuide.rows.*', (cells: string[]) =>
    cells.slice(1),
  ),
  rewritingField('a size guide has a size twice', ['product'], 'data.sizeGuide.rows', (rows: string[][]) => [
    ...rows,
    rows[0],
  ]),
]
