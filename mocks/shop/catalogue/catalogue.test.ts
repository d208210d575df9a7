import { describe, expect, test, vi } from 'vitest'
import { optionNames, Product } from '#contracts/product.ts'
import { locales } from '#i18n/locales.ts'
import { entries } from '../content/entries.ts'
import { seededMembers } from '../../domain/members.ts'
import { buildCatalogue } from './catalogue.ts'
import { categories } from './categories.ts'
import { goneProducts } from './gone-products.ts'
import { productsByLeaf } from './products.ts'
import { scaled } from './scale.ts'

const products = Object.values(productsByLeaf).flat()

function triples(value: unknown, path = ''): [string, string[]][] {
  if (Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string'))
    return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => triples(part, `${path}/${key}`))
}

const texts = triples({ products, categories, entries, seededMembers })

describe('the seed data', () => {
  test('the seed data has at least 96 products in all leaf categories, with unique labels', () => {
    expect(products.length).toBeGreaterThanOrEqual(96)
    expect(Object.keys(productsByLeaf).toSorted()).toEqual(
      categories
        .filter(({ parent }) => parent !== null)
        .map(({ label }) => label)
        .toSorted(),
    )
    expect(new Set(products.map(({ label }) => label)).size).toBe(products.length)
  })

  test('every product has two to six variants that differ by the same options', () => {
    const odd = products.filter(({ variants }) => {
      const values = variants.map(({ color, size, weight, model }) =>
        JSON.stringify([color, size, weight, model]),
      )
      const named = variants.map((variant) => optionNames.filter((name) => name in variant).join())
      const isDistinct = new Set(values).size === variants.length && new Set(named).size === 1
      return !isDistinct || variants.length < 2 || variants.length > 6
    })
    expect(odd.map(({ label }) => label)).toEqual([])
  })

  test('prices are integers below the old price', () => {
    const odd = products.filter(({ variants }) =>
      variants.some(
        ({ price, was = Infinity, stock }) =>
          !Number.isInteger(price) || !Number.isInteger(stock) || price >= was,
      ),
    )
    expect(odd.map(({ label }) => label)).toEqual([])
  })

  test('every carpet and every piece of silver or stone has the certificate that the shop promises', () => {
    const pieces = ['handwoven-carpets', 'silver-turquoise'].flatMap((leaf) => productsByLeaf[leaf]!)
    const bare = pieces.filter(({ specs }) => specs.every(([name]) => name !== 'certificate'))
    expect(bare.map(({ label }) => label)).toEqual([])
  })

  test('former labels and gone products are no address of today', () => {
    const present = Object.entries(productsByLeaf).flatMap(([leaf, some]) =>
      some.map(({ label }) => `${leaf}/${label}`),
    )
    const labels = new Set(categories.map(({ label }) => label))
    const former = products.flatMap(({ formerAddresses = [] }) => formerAddresses)
    expect([...former, ...goneProducts].filter((address) => present.includes(address))).toEqual([])
    expect(new Set([...former, ...goneProducts]).size).toBe(former.length + goneProducts.size)
    expect(
      categories.flatMap(({ formerLabels = [] }) => formerLabels).filter((one) => labels.has(one)),
    ).toEqual([])
  })

  test('every text has all three languages', () => {
    expect(texts.length).toBeGreaterThan(products.length * 15)
    expect(texts.filter(([, parts]) => parts.some((part) => part.trim() === ''))).toEqual([])
  })

  test('Persian texts have no Arabic or Latin letters and digits', () => {
    const strange = texts.filter(([, [persian]]) => /[يكىA-Za-z0-9]/.test(persian ?? ''))
    expect(strange.map(([path, [persian]]) => `${path}: ${persian}`)).toEqual([])
  })
})

test('every catalogue row fits its contract and has stable ids', async () => {
  const { rows, byItem } = await buildCatalogue(productsByLeaf)
  for (const row of rows) for (const locale of locales) Product.parse(row[locale])
  expect(rows.map(({ id }) => id)).toEqual(products.map((_, at) => 1001 + at))
  const [first] = rows
  expect(first?.fa.items.map(({ id, sku }) => [id, sku]).slice(0, 2)).toEqual([
    [10011, 'ZR-1001-1'],
    [10012, 'ZR-1001-2'],
  ])
  expect(byItem.get(10012)).toBe(first)
})

test('buildCatalogue rejects a row that breaks the contract', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const [seed] = products
  await expect(buildCatalogue({ enamel: [{ ...seed!, rating: 9 }] })).rejects.toThrow('createMany')
  complaints.mockRestore()
})

test('scaled gives a deterministic number of products', async () => {
  const once = scaled(productsByLeaf, 250)
  expect(once).toEqual(scaled(productsByLeaf, 250))
  const { rows, byLabel } = await buildCatalogue(once)
  expect([rows.length, byLabel.size]).toEqual([250, 250])
})

test('a variant and the alternative text of its picture begin no word after a comma with a capital', async () => {
  const { rows } = await buildCatalogue(productsByLeaf)
  const names = rows.flatMap((row) =>
    locales.flatMap((locale) =>
      row[locale].items.flatMap(({ title, pictures }) => [
        title,
        ...pictures.map(({ alt }) => alt.replace(row[locale].title, '')),
      ]),
    ),
  )
  expect(names.filter((text) => /, \p{Lu}/u.test(text))).toEqual([])
})
