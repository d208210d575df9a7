import type { Mutant } from './mutant.ts'
import { rewritingField } from './mutant.ts'

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
  rewritingField('a size guide lacks a cell', ['product'], 'data.sizeGuide.rows.*', (cells: string[]) =>
    cells.slice(1),
  ),
  rewritingField('a size guide has a size twice', ['product'], 'data.sizeGuide.rows', (rows: string[][]) => [
    ...rows,
    rows[0],
  ]),
]
