import { describe, expect, test } from 'vitest'
import type { ProductFilter } from '#contracts/catalogue.ts'
import { contentKinds } from '#contracts/content.ts'
import { buildCatalogue } from '../shop/catalogue/catalogue.ts'
import * as catalogueBehaviours from './catalogue.ts'
import { cartWith, expectSuccess, item, openShop, expectRefusal, productSeed, signedIn } from './test-shop.ts'
import type { TestShop } from './test-shop.ts'
import { emptyWorld } from './world.ts'

const list = (shop: TestShop, filter: ProductFilter = {}) =>
  expectSuccess(shop.call(shop.visitor(), 'products', filter)).data
const labels = (shop: TestShop, filter?: ProductFilter) =>
  list(shop, filter).products.map(({ label }) => label)

describe('the list of products', () => {
  test('products are sorted by each sort order', async () => {
    const shop = await openShop()
    expect(labels(shop)).toEqual(['enamel', 'carpet', 'bowl', 'saffron'])
    expect(labels(shop, { sort: 'cheapest' })).toEqual(['bowl', 'saffron', 'enamel', 'carpet'])
    expect(labels(shop, { sort: 'dearest' })[0]).toBe('carpet')
    expect(labels(shop, { sort: 'newest' })[0]).toBe('bowl')
    expect(labels(shop, { sort: 'discount' })[0]).toBe('carpet')
  })

  test('products are paginated', async () => {
    const shop = await openShop()
    expect(list(shop, { sort: 'cheapest', pageSize: 3, page: 2 })).toMatchObject({
      total: 4,
      page: 2,
      pageSize: 3,
    })
    expect(labels(shop, { sort: 'cheapest', pageSize: 3, page: 2 })).toEqual(['carpet'])
    expect(labels(shop, { page: 9 })).toEqual([])
  })

  test('products are filtered by every facet', async () => {
    const shop = await openShop()
    expect(labels(shop, { category: 'rugs' })).toEqual(['carpet'])
    expect(labels(shop, { color: ['navy'], sort: 'cheapest' })).toEqual(['enamel', 'carpet'])
    expect(labels(shop, { city: ['isfahan'] })).toEqual(['enamel'])
    expect(labels(shop, { priceFrom: 3_000_000, priceTo: 9_000_000, sort: 'cheapest' })).toEqual([
      'saffron',
      'enamel',
    ])
    expect(labels(shop, { discounted: true })).toEqual(['carpet'])
    expect(expectRefusal(shop.call(shop.visitor(), 'products', { category: 'nothing' })).status).toBe(404)
  })

  test('a facet count is the number of results that choosing it would give', async () => {
    const shop = await openShop()
    const { facets, path, category } = list(shop, { category: 'handwoven-carpets', color: ['crimson'] })
    expect(facets.category.map(({ value, count }) => [value, count])).toEqual([
      ['handwoven-carpets', 1],
      ['kilims', 0],
    ])
    expect(facets.color.map(({ value, count }) => [value, count])).toEqual([
      ['crimson', 1],
      ['navy', 1],
    ])
    expect(facets.city).toEqual([{ value: 'kashan', title: 'Kashan', count: 1, swatch: null }])
    expect(facets.price).toEqual({
      from: { amount: 40_000_000, unit: 'IRR' },
      to: { amount: 40_000_000, unit: 'IRR' },
    })
    expect([facets.inStock, facets.discounted]).toEqual([0, 0])
    expect(path.map(({ label }) => label)).toEqual(['rugs', 'handwoven-carpets'])
    expect(category?.label).toBe('handwoven-carpets')
    expect(list(shop).facets.category.map(({ value }) => value)).toContain('pantry')
    const inCity = list(shop, { city: ['isfahan'] }).facets
    expect(inCity.city.map(({ value, count }) => [value, count])).toEqual([
      ['meybod', 2],
      ['isfahan', 1],
      ['kashan', 1],
    ])
    expect(inCity.color.map(({ value }) => value)).toEqual(['navy'])
  })

  test('selected facet options stay listed with count 0', async () => {
    const shop = await openShop()
    const chosen = { color: ['crimson'], city: ['kashan'], brand: ['maker-1'], attribute: ['material:wool'] }
    const { facets, total } = list(shop, { ...chosen, priceFrom: 900_000_000 })
    expect(total).toBe(0)
    expect(facets.color).toEqual([expect.objectContaining({ value: 'crimson', count: 0 })])
    expect(facets.city).toEqual([{ value: 'kashan', title: 'Kashan', count: 0, swatch: null }])
    expect(list(shop, { color: ['no-such'] }).facets.color.map(({ value }) => value)).not.toContain('no-such')
  })

  test('a color filter makes the variant of that color represent the product', async () => {
    const shop = await openShop()
    const [card] = list(shop, { category: 'rugs', color: ['crimson'] }).products
    expect(card).toMatchObject({
      productItemId: item.soldOutCarpet,
      stockLeft: 0,
      price: { amount: 40_000_000 },
    })
  })

  test('a product sold out by an order sorts last and leaves the in-stock filter', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    expectSuccess(
      shop.cart(sara, 'setOrder', { uniqueId: cartWith(shop, sara, item.enamel, 9), orderKind: 'offline' }),
    )
    expect(labels(shop).at(-1)).toBe('enamel')
    expect(labels(shop, { inStock: true })).not.toContain('enamel')
  })

  test.each([
    ['میناکاری', 'enamel'],
    ['مینا كاري', 'enamel'],
    ['آبی', 'carpet'],
    ['ابی', 'carpet'],
    ['دست بافت', 'carpet'],
    ['دستبافت', 'carpet'],
    ['زعفران کامل', 'saffron'],
    ['Isfahan plate', 'enamel'],
    ['bluecarpet', 'carpet'],
    ['ЧАША', 'bowl'],
  ])('searching for «%s» finds the product', async (text, label) => {
    expect(labels(await openShop(), { text })).toEqual([label])
  })

  test('popular products of a category come after those with the searched words in their name', async () => {
    const names = ['Samovar', 'Spring black tea', 'Tea glasses', 'Tea']
    const catalogue = await buildCatalogue({
      'tea-samovars': names.map((name, at) =>
        productSeed(`p${at}`, {
          name: [name, name, name],
          ratingCount: 100 - at,
          variants: [{ price: 1000 + at, stock: 1 }],
        }),
      ),
    })
    const context = { catalogue, locale: 'en', now: 0, token: undefined, rtoken: undefined } as const
    const found = (filter: ProductFilter) =>
      expectSuccess(catalogueBehaviours.products(emptyWorld('test'), filter, context)).data.products.map(
        ({ title }) => title,
      )
    expect(found({ text: 'tea' })).toEqual(names.toReversed())
    expect(found({ text: 'black teas' })[0]).toBe('Spring black tea')
    expect(found({ text: 'tea', sort: 'cheapest' })).toEqual(names)
    const suggested = expectSuccess(
      catalogueBehaviours.suggest(emptyWorld('test'), { text: 'tea' }, context),
    ).data
    expect(suggested.products.map(({ title }) => title)).toEqual(names.toReversed())
  })

  test('searching for an unknown word finds nothing', async () => {
    expect(list(await openShop(), { text: 'bowl rocket' })).toMatchObject({ total: 0, products: [] })
  })

  test('another text is suggested only when the text finds nothing without filters', async () => {
    const shop = await openShop()
    const color = ['turquoise']
    expect(list(shop, { text: 'carpet', color })).toMatchObject({ total: 0, didYouMean: null })
    expect(list(shop, { text: 'saphron', color })).toMatchObject({ total: 0, didYouMean: 'Saffron' })
  })
})

describe('a product', () => {
  test('a product answers 404 under another category', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    expect(
      expectSuccess(shop.call(guest, 'product', { catLabel: 'pottery', label: 'bowl' })).data,
    ).toMatchObject({
      id: 1003,
      isNew: true,
    })
    expect(expectRefusal(shop.call(guest, 'product', { catLabel: 'enamel', label: 'bowl' })).status).toBe(404)
    expect(expectRefusal(shop.call(guest, 'product', { catLabel: 'pottery', label: 'gone' })).status).toBe(
      404,
    )
  })

  test.each([
    ['renamed', { catLabel: 'pottery', label: 'clay-bowl' }],
    ['moved', { catLabel: 'glass', label: 'bowl' }],
    ['in a renamed category', { catLabel: 'ceramics', label: 'bowl' }],
    ['renamed, in a renamed category', { catLabel: 'ceramics', label: 'clay-bowl' }],
  ])(
    'a product that was %s answers under its former address, with its present one',
    async (_name, former) => {
      const shop = await openShop()
      expect(expectSuccess(shop.call(shop.visitor(), 'product', former)).data).toMatchObject({
        id: 1003,
        catLabel: 'pottery',
        label: 'bowl',
      })
    },
  )

  test('a former label answers 404 under a category that the product was never in', async () => {
    const shop = await openShop()
    const elsewhere = { catLabel: 'enamel', label: 'clay-bowl' }
    expect(expectRefusal(shop.call(shop.visitor(), 'product', elsewhere)).status).toBe(404)
  })

  test('a product that was taken out for good answers 410', async () => {
    const shop = await openShop()
    const gone = { catLabel: 'copper', label: 'tabriz-copper-scales' }
    expect(expectRefusal(shop.call(shop.visitor(), 'product', gone)).status).toBe(410)
  })

  test('suggest lists the matching product with its category', async () => {
    const shop = await openShop()
    const { products, categories } = expectSuccess(
      shop.call(shop.visitor(), 'suggest', { text: 'kash' }),
    ).data
    expect([products.map(({ label }) => label), categories]).toEqual([
      ['carpet'],
      [{ label: 'handwoven-carpets', title: 'Hand-knotted carpets' }],
    ])
    expect(expectSuccess(shop.call(shop.visitor(), 'suggest', { text: ' ' })).data).toEqual({
      products: [],
      categories: [],
    })
  })
})

test('a category answers under its former label, with its present one', async () => {
  const shop = await openShop()
  const { category, products } = list(shop, { category: 'ceramics' })
  expect([category?.label, products.map(({ label }) => label)]).toEqual(['pottery', ['bowl']])
})

test('the category tree under root 42 has counts and covers', async () => {
  const shop = await openShop()
  const tree = expectSuccess(
    shop.call(shop.visitor(), 'category', { ParentId: '42', Active: 'true', SortBy: '0' }),
  ).data
  const [rugs] = tree
  expect(tree).toHaveLength(7)
  expect(rugs).toMatchObject({ id: 101, parentId: 42, label: 'rugs', productCount: 1 })
  expect(rugs?.picture.src).toBe('/api/pictures/carpet/1-whole.svg')
  expect(rugs?.children.map(({ id, parentId }) => [id, parentId])).toEqual([
    [102, 101],
    [103, 101],
  ])
  expect(
    expectSuccess(shop.call(shop.visitor(), 'category', { ParentId: 42, Active: false, SortBy: 0 })).data,
  ).toEqual([])
})

test('each content kind answers its list and entries, and 404 for an unknown entry', async () => {
  const shop = await openShop()
  for (const kind of contentKinds) {
    const [first] = expectSuccess(shop.call(shop.visitor(), 'contentList', { kind })).data.entries
    expect(
      expectSuccess(shop.call(shop.visitor(), 'contentEntry', { kind, label: first!.label })).data.title,
    ).toBe(first!.title)
  }
  expect(
    expectRefusal(shop.call(shop.visitor(), 'contentEntry', { kind: 'blogs', label: 'nothing' })).status,
  ).toBe(404)
})

test('an entry answers under its former label, with its present one', async () => {
  const shop = await openShop()
  const former = { kind: 'blogs', label: 'how-to-know-saffron' } as const
  expect(expectSuccess(shop.call(shop.visitor(), 'contentEntry', former)).data.label).toBe('real-saffron')
})
