import type { ProductCard, ProductList } from '#contracts/catalogue.ts'
import { productCard } from './product-fixtures.ts'

const option = (value: string, title: string, count: number, swatch: string | null = null) => ({
  value,
  title,
  count,
  swatch,
})

export const facets: ProductList['facets'] = {
  category: [option('rugs', 'فرش و گلیم', 14), option('enamel-inlay', 'مینا و خاتم', 9)],
  color: [option('crimson', 'لاکی', 12, '#8f2431'), option('navy', 'سرمه‌ای', 3, '#1f2f55')],
  city: [option('kashan', 'کاشان', 8), option('tabriz', 'تبریز', 6)],
  brand: Array.from({ length: 30 }, (_, at) => option(`maker-${at + 1}`, `کارگاه ${at + 1}`, 30 - at)),
  attributes: [
    {
      name: 'material',
      title: 'جنس',
      options: [option('material:wool', 'پشم', 11), option('material:silk', 'ابریشم', 5)],
    },
  ],
  price: { from: { amount: 600_000, unit: 'IRR' }, to: { amount: 965_000_000, unit: 'IRR' } },
  inStock: 20,
  discounted: 4,
}

/** `first` and `last` are inclusive positions, from 1. */
export const productCards = (first: number, last: number): ProductCard[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    ...productCard,
    id: 5000 + first + at,
    label: `carpet-${first + at}`,
    title: `${productCard.title} ${first + at}`,
  }))

export const productListOf = (total: number, page = 1, pageSize = 12): ProductList => ({
  total,
  page,
  pageSize,
  products: productCards((page - 1) * pageSize + 1, Math.min(page * pageSize, total)),
  category: null,
  path: [],
  didYouMean: null,
  facets,
})
