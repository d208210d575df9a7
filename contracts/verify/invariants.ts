import type { CartItem, Totals } from '../cart.ts'
import { Cart } from '../cart.ts'
import { ProductList } from '../catalogue.ts'
import { Product } from '../product.ts'
import type { ProductCard } from '../catalogue.ts'
import type { ProductItem } from '../product.ts'
import { Order } from '../orders.ts'
import type { Money } from '../values.ts'
import type * as z from 'zod/mini'
import type { CallName } from '../registry.ts'
import { endpointOf } from './call-properties.ts'
import { Drift } from './drift.ts'

type Claim = { path: string; rule: string; expected: number; came: number }

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A price that is not reduced has no old one. */
function* oldPriceClaims(path: string, old: Money | null, price: Money): Generator<Claim> {
  if (old)
    yield {
      path,
      rule: 'above the price',
      expected: Math.max(old.amount, price.amount + 1),
      came: old.amount,
    }
}

function* totalsClaims(lines: readonly CartItem[], totals: Totals): Generator<Claim> {
  for (const [at, { unitPrice, oldUnitPrice, count, linePrice }] of lines.entries()) {
    yield* oldPriceClaims(`lines.${at}.oldUnitPrice`, oldUnitPrice, unitPrice)
    yield {
      path: `lines.${at}.linePrice`,
      rule: 'unitPrice × count',
      expected: unitPrice.amount * count,
      came: linePrice.amount,
    }
  }
  const { lines: linesTotal, rebate, bonus, delivery, payable, saved } = totals
  yield {
    path: 'totals.lines',
    rule: 'Σ linePrice',
    expected: sum(lines.map(({ linePrice }) => linePrice.amount)),
    came: linesTotal.amount,
  }
  yield {
    path: 'totals.payable',
    rule: 'lines − rebate − bonus + delivery',
    expected: linesTotal.amount - rebate.amount - bonus.amount + delivery.amount,
    came: payable.amount,
  }
  yield {
    path: 'totals.saved',
    rule: 'Σ (oldUnitPrice − unitPrice) × count',
    expected: sum(
      lines.map(
        ({ oldUnitPrice, unitPrice, count }) =>
          ((oldUnitPrice ?? unitPrice).amount - unitPrice.amount) * count,
      ),
    ),
    came: saved.amount,
  }
}

function* walletClaims({ wallet, totals }: Pick<Cart, 'wallet' | 'totals'>): Generator<Claim> {
  if (!wallet) return
  yield {
    path: 'wallet',
    rule: 'fromWallet + remaining, which is totals.payable',
    expected: totals.payable.amount,
    came: wallet.fromWallet.amount + wallet.remaining.amount,
  }
}

function* cartClaims({ itemCount, cartItems, totals, wallet }: Cart): Generator<Claim> {
  const counts = cartItems.map(({ count }) => count)
  yield { path: 'itemCount', rule: 'Σ count', expected: sum(counts), came: itemCount }
  yield* totalsClaims(cartItems, totals)
  yield* walletClaims({ wallet, totals })
}

function* orderClaims({ lines, totals, wallet }: Order): Generator<Claim> {
  yield* totalsClaims(lines, totals)
  yield* walletClaims({ wallet, totals })
}

type Priced = Pick<ProductCard, 'price' | 'oldPrice' | 'discountPercent'>

/** One percent of tolerance: shops round differently. */
function* discountClaims(path: string, { price, oldPrice, discountPercent }: Priced): Generator<Claim> {
  yield* oldPriceClaims(`${path}oldPrice`, oldPrice, price)
  const percent = oldPrice === null ? 0 : (1 - price.amount / oldPrice.amount) * 100
  const isNear = oldPrice === null ? discountPercent === 0 : Math.abs(percent - discountPercent) <= 1
  if (!isNear)
    yield {
      path: `${path}discountPercent`,
      rule: 'what oldPrice and price make',
      expected: Math.round(percent),
      came: discountPercent,
    }
}

function* listClaims({ total, pageSize, products }: ProductList): Generator<Claim> {
  yield { path: 'total', rule: 'at least the page', expected: Math.max(total, products.length), came: total }
  yield {
    path: 'products',
    rule: 'no more than pageSize',
    expected: Math.min(products.length, pageSize),
    came: products.length,
  }
  for (const [at, card] of products.entries()) yield* discountClaims(`products.${at}.`, card)
}

const toman = 10

function* itemClaims(path: string, { price, unitPrice, installments }: ProductItem): Generator<Claim> {
  if (unitPrice) {
    const { per, content } = unitPrice
    const exact = (price.amount * per.value) / content.value
    const isNear = Math.abs(exact - unitPrice.price.amount) <= toman / 2
    yield {
      path: `${path}unitPrice.price`,
      rule: 'price × per ÷ content, to the nearest Toman',
      expected: isNear ? unitPrice.price.amount : Math.round(exact / toman) * toman,
      came: unitPrice.price.amount,
    }
  }
  if (installments) {
    const paid = installments.count * installments.amount.amount
    yield {
      path: `${path}installments.amount × count`,
      rule: 'at least the price',
      expected: Math.max(paid, price.amount),
      came: paid,
    }
  }
}

function* productClaims(product: Product): Generator<Claim> {
  const inStock = product.items.filter(({ stockLeft }) => stockLeft > 0)
  yield {
    path: 'price.amount',
    rule: 'that of the cheapest variant in stock, else of the cheapest',
    expected: Math.min(...(inStock.length > 0 ? inStock : product.items).map(({ price }) => price.amount)),
    came: product.price.amount,
  }
  for (const [at, item] of product.items.entries()) {
    yield* discountClaims(`items.${at}.`, item)
    yield* itemClaims(`items.${at}.`, item)
  }
  const { columns = [], rows = [] } = product.sizeGuide ?? {}
  for (const [at, cells] of rows.entries())
    yield {
      path: `sizeGuide.rows.${at}`,
      rule: 'a cell for each column',
      expected: columns.length,
      came: cells.length,
    }
  const ids = product.items.map(({ id }) => id)
  yield { path: 'items', rule: 'ids that differ', expected: ids.length, came: new Set(ids).size }
}

const laws = new Map<z.ZodMiniType, (output: never) => Iterable<Claim>>([
  [Cart, cartClaims],
  [Order, orderClaims],
  [ProductList, listClaims],
  [Product, productClaims],
])

export function expectInvariants(call: CallName, output: unknown): void {
  const claims = laws.get(endpointOf(call).output)?.(output as never) ?? []
  for (const { path, rule, expected, came } of claims) {
    if (expected === came) continue
    throw new Drift({
      call,
      path: `data.${path}`,
      expected: `data.${path} = ${rule} = ${expected}`,
      came: String(came),
    })
  }
}
