import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { buildCatalogue } from '../shop/catalogue/catalogue.ts'
import { catalogueOf } from '../shop/catalogue/catalogue-variants.ts'
import { didYouMean } from './did-you-mean.ts'
import { searchRows } from './search.ts'
import { productSeed } from './test-shop.ts'

const shop = await catalogueOf('hand-written')

/** Ends of Persian words without a plural ending yet. */
const singular = /(?<=[ب-ی])(?<!ها|های)(?=\s|$)/g

const spellings: Record<string, (title: string) => string> = {
  'a Persian plural': (title) => title.replace(singular, '\u200cها'),
  'a Persian plural apart': (title) => title.replace(singular, ' های'),
  'Arabic letters': (title) => title.replaceAll('ی', 'ي').replaceAll('ک', 'ك'),
  'no half-spaces': (title) => title.replaceAll('\u200c', ''),
  'spaces for half-spaces': (title) => title.replaceAll('\u200c', ' '),
  'no madd': (title) => title.replaceAll('آ', 'ا'),
  'a hamza on each alef': (title) => title.replaceAll('ا', 'أ').replaceAll('و', 'ؤ'),
  'a round te': (title) => title.replace(/ه(?=\s|$)/g, 'ة'),
  'vowel signs': (title) => title.replace(/(?<=[ب-ی])/g, '\u064e'),
  'е for ё': (title) => title.replaceAll('ё', 'е').replaceAll('Ё', 'Е'),
  capitals: (title) => title.toUpperCase(),
  'an English plural': (title) => title.replace(/([a-rt-z])(?=\s|$)/g, '$1s'),
}

const typos: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word[at]! + word.slice(at),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => `${word.slice(0, at)}ж${word.slice(at + 1)}`,
  (word, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
]

const products = fc.constantFrom(...shop.rows)
const titles = fc.tuple(products, fc.constantFrom(...locales))
const written = fc.subarray(Object.values(spellings))

const foundBy = (text: string) => searchRows(shop.rows, text)

describe('search by title', () => {
  test.each(Object.entries(spellings))('a title with %s finds its product', (_, spell) => {
    const misspelled = shop.rows.flatMap((row) =>
      locales
        .map((locale) => ({ row, title: row[locale].title, text: spell(row[locale].title) }))
        .filter(({ title, text }) => text !== title),
    )
    expect(misspelled.length).toBeGreaterThan(0)
    expect(misspelled.filter(({ row, text }) => !foundBy(text).has(row))).toEqual([])
  })

  test('a title with several spelling variants finds its product', () => {
    fc.assert(
      fc.property(titles, written, ([row, locale], chosen) => {
        const text = chosen.reduce((title, spell) => spell(title), row[locale].title)
        expect(foundBy(text).has(row)).toBe(true)
      }),
    )
  })

  test('a title with a typo in a long word finds its product', () => {
    fc.assert(
      fc.property(titles, fc.constantFrom(...typos), fc.nat(), ([row, locale], typo, drawn) => {
        const long = row[locale].title.split(' ').filter((word) => /^\p{L}{6,}$/u.test(word))
        fc.pre(long.length > 0)
        const word = long[drawn % long.length]!
        const text = row[locale].title.replace(word, typo(word, 1 + (drawn % (word.length - 2))))
        expect(foundBy(text).has(row)).toBe(true)
      }),
    )
  })
})

test('exact matches rank first and typos last', async () => {
  const names = ['Carpat', 'Kilimcarpet', 'Car pet', 'Carpet', 'Carpeting']
  const { rows } = await buildCatalogue({
    pottery: names.map((name, at) =>
      productSeed(`p${at}`, { name: [name, name, name], variants: [{ price: 1000, stock: 1 }] }),
    ),
  })
  const closest = [...searchRows(rows, 'carpet')].toSorted(([, one], [, other]) => one - other)
  expect(closest.map(([row]) => row.en.title)).toEqual([
    'Carpet',
    'Carpeting',
    'Kilimcarpet',
    'Car pet',
    'Carpat',
  ])
  expect([...searchRows(rows, 'carpets').keys()].map((row) => row.en.title)).toContain('Carpet')
})

test('goods are found by the code that their page shows', () => {
  expect([...foundBy('ZR-1012-1').keys()].map(({ id }) => id)).toEqual([1012])
  expect([...foundBy('zr-1012').keys()].map(({ id }) => id)).toEqual([1012])
})

test.each(['!!!', '؟', ' — '])('%j, which has no word, finds nothing', (text) => {
  expect(foundBy(text).size).toBe(0)
})

test.each(['', ' ', '\u200c \u200f'])('the empty text %j finds everything', (text) => {
  expect(foundBy(text).size).toBe(shop.rows.length)
})

test('short words and numbers are not matched fuzzily', () => {
  expect(foundBy('ruq').size + foundBy('۱۲۳۴۵').size).toBe(0)
  expect(foundBy('مس').size).toBeGreaterThan(0)
})

describe('didYouMean', () => {
  test.each([
    ['kosham', 'en', 'Kashan'],
    ['Isfohon carpat', 'en', 'Isfahan'],
    ['بشقاد مبناکارب', 'fa', 'بشقاب میناکاری'],
    ['qqzzxxw nothing', 'en', null],
  ] as const)('didYouMean of %s (%s) is %s', (text, locale, meant) => {
    expect(didYouMean(shop, text, locale)).toBe(meant)
  })
})
