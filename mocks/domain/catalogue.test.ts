import { describe, expect, test } from 'vitest'
import type { ProductFilter } from '#contracts/catalogue.ts'
import { basketWith, done, item, openShop, refused, signedIn } from './test-shop.ts'
import type { TestShop } from './test-shop.ts'

const list = (shop: TestShop, filter: ProductFilter = {}) =>
  done(shop.call(shop.visitor(), 'products', filter)).data
const labels = (shop: TestShop, filter?: ProductFilter) =>
  list(shop, filter).products.map(({ label }) => label)

describe('the list of products', () => {
  test('sorts', async () => {
    const shop = await openShop()
    expect(labels(shop)).toEqual(['enamel', 'carpet', 'bowl', 'saffron'])
    expect(labels(shop, { sort: 'cheapest' })).toEqual(['bowl', 'saffron', 'enamel', 'carpet'])
    expect(labels(shop, { sort: 'dearest' })[0]).toBe('carpet')
    expect(labels(shop, { sort: 'newest' })[0]).toBe('bowl')
    expect(labels(shop, { sort: 'discount' })[0]).toBe('carpet')
  })

  test('pages', async () => {
    const shop = await openShop()
    expect(list(shop, { sort: 'cheapest', pageSize: 3, page: 2 })).toMatchObject({
      total: 4,
      page: 2,
      pageSize: 3,
    })
    expect(labels(shop, { sort: 'cheapest', pageSize: 3, page: 2 })).toEqual(['carpet'])
    expect(labels(shop, { page: 9 })).toEqual([])
  })

  test('filters by every facet', async () => {
    const shop = await openShop()
    expect(labels(shop, { category: 'rugs' })).toEqual(['carpet'])
    expect(labels(shop, { color: ['navy'], sort: 'cheapest' })).toEqual(['enamel', 'carpet'])
    expect(labels(shop, { city: ['isfahan'] })).toEqual(['enamel'])
    expect(labels(shop, { priceFrom: 3_000_000, priceTo: 9_000_000, sort: 'cheapest' })).toEqual([
      'saffron',
      'enamel',
    ])
    expect(labels(shop, { discounted: true })).toEqual(['carpet'])
    expect(refused(shop.call(shop.visitor(), 'products', { category: 'nothing' })).status).toBe(404)
  })

  test('counts in each facet what choosing it would show', async () => {
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

  test('keeps what was chosen among the options when the other facets leave nothing of it', async () => {
    const shop = await openShop()
    const chosen = { color: ['crimson'], city: ['kashan'], brand: ['maker-1'], attribute: ['material:wool'] }
    const { facets, total } = list(shop, { ...chosen, priceFrom: 900_000_000 })
    expect(total).toBe(0)
    expect(facets.color).toEqual([expect.objectContaining({ value: 'crimson', count: 0 })])
    expect(facets.city).toEqual([{ value: 'kashan', title: 'Kashan', count: 0, swatch: null }])
    expect(list(shop, { color: ['no-such'] }).facets.color.map(({ value }) => value)).not.toContain('no-such')
  })

  test('lets the variant of the chosen colour stand for the product', async () => {
    const shop = await openShop()
    const [card] = list(shop, { category: 'rugs', color: ['crimson'] }).products
    expect(card).toMatchObject({
      productItemId: item.soldOutCarpet,
      stockLeft: 0,
      price: { amount: 40_000_000 },
    })
  })

  test('takes what was ordered off the stock and off the front', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    done(
      shop.cart(sara, 'setOrder', { uniqueId: basketWith(shop, sara, item.enamel, 9), orderKind: 'offline' }),
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
  ])('finds «%s»', async (text, label) => {
    expect(labels(await openShop(), { text })).toEqual([label])
  })

  test('finds nothing for a word that is nowhere', async () => {
    expect(list(await openShop(), { text: 'bowl rocket' })).toMatchObject({ total: 0, products: [] })
  })
})

describe('a product', () => {
  test('stands under its own category only', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    expect(done(shop.call(guest, 'product', { catLabel: 'pottery', label: 'bowl' })).data).toMatchObject({
      id: 1003,
      isNew: true,
    })
    expect(refused(shop.call(guest, 'product', { catLabel: 'enamel', label: 'bowl' })).status).toBe(404)
    expect(refused(shop.call(guest, 'product', { catLabel: 'pottery', label: 'gone' })).status).toBe(404)
  })

  test('is suggested with its category', async () => {
    const shop = await openShop()
    const { products, categories } = done(shop.call(shop.visitor(), 'suggest', { text: 'kash' })).data
    expect([products.map(({ label }) => label), categories]).toEqual([
      ['carpet'],
      [{ label: 'handwoven-carpets', title: 'Hand-knotted carpets' }],
    ])
    expect(done(shop.call(shop.visitor(), 'suggest', { text: ' ' })).data).toEqual({
      products: [],
      categories: [],
    })
  })
})

test('the category tree hangs under 42, with counts and covers', async () => {
  const shop = await openShop()
  const tree = done(
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
    done(shop.call(shop.visitor(), 'category', { ParentId: 42, Active: false, SortBy: 0 })).data,
  ).toEqual([])
})

test('content answers lists and entries of each kind, and 404 for the rest', async () => {
  const shop = await openShop()
  for (const kind of ['blogs', 'brand', 'video', 'gallery', 'services', 'exhibition'] as const) {
    const [first] = done(shop.call(shop.visitor(), 'contentList', { kind })).data.entries
    expect(done(shop.call(shop.visitor(), 'contentEntry', { kind, label: first!.label })).data.title).toBe(
      first!.title,
    )
  }
  expect(refused(shop.call(shop.visitor(), 'contentEntry', { kind: 'blogs', label: 'nothing' })).status).toBe(
    404,
  )
})
