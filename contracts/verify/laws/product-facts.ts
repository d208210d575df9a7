import type { Product } from '../../product.ts'
import type { CheckContext } from '../check-context.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import { openFile } from './links.ts'

const law = lawsOf('catalogue')
const perCategory = 6
const maxFilms = 2

/** Goods of every kind: most facts are known of few. */
async function* goods(context: CheckContext): AsyncGenerator<Product> {
  const shopper = context.guest()
  for (const { children } of await context.categories())
    for (const { label: category } of children) {
      const { products } = await shopper.ok('products', { category, pageSize: perCategory })
      for (const { catLabel, label } of products) yield shopper.ok('product', { catLabel, label })
    }
}

export const productFactLaws = [
  law('variants-of-every-category-add-up', { calls: ['product'] }, async (context) => {
    const titles = (await context.guest().ok('merchants', {})).map(({ title }) => title)
    const films = new Set<string>()
    for await (const { label, items, sizeGuide, videos = [] } of goods(context)) {
      for (const { sku, installments, unitPrice } of items) {
        expectSame(`the unit that ${sku} holds`, unitPrice?.content.unit, unitPrice?.per.unit)
        if (installments)
          expectThat(titles.includes(installments.provider), `a merchant takes instalments of ${sku}`, titles)
      }
      const names = sizeGuide?.rows.map(([name]) => name) ?? []
      expectSame(`the sizes of ${label} that differ`, new Set(names).size, names.length)
      for (const { src } of videos) films.add(src)
    }
    for (const src of [...films].slice(0, maxFilms))
      await openFile(context.guest(), 'product', src, /^video\//)
  }),
]
