import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { buildCatalogue } from '../shop/catalogue/catalogue.ts'
import { catalogueOf } from '../shop/catalogue/editions.ts'
import { didYouMean } from './did-you-mean.ts'
import { searchFor } from './search.ts'
import { plain } from './test-shop.ts'

const shop = await catalogueOf('hand-written')

/** The end of a Persian word that is not a plural yet: nobody writes «ها» twice. */
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

/** One letter too many, missing, wrong, or after the one that it belongs before. */
const slips: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word[at]! + word.slice(at),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => `${word.slice(0, at)}ж${word.slice(at + 1)}`,
  (word, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
]

const products = fc.constantFrom(...shop.rows)
const titles = fc.tuple(products, fc.constantFrom(...locales))
const written = fc.subarray(Object.values(spellings))

const foundBy = (text: string) => searchFor(shop.rows, text)

describe('every product is found by its title', () => {
  test.each(Object.entries(spellings))('with %s', (_, spell) => {
    const spelt = shop.rows.flatMap((row) =>
      locales
        .map((locale) => ({ row, title: row[locale].title, text: spell(row[locale].title) }))
        .filter(({ title, text }) => text !== title),
    )
    expect(spelt.length).toBeGreaterThan(0)
    expect(spelt.filter(({ row, text }) => !foundBy(text).has(row))).toEqual([])
  })

  test('with several of these at once', () => {
    fc.assert(
      fc.property(titles, written, ([row, locale], chosen) => {
        const text = chosen.reduce((title, spell) => spell(title), row[locale].title)
        expect(foundBy(text).has(row)).toBe(true)
      }),
    )
  })

  test('with a slip in a long word', () => {
    fc.assert(
      fc.property(titles, fc.constantFrom(...slips), fc.nat(), ([row, locale], slip, drawn) => {
        const long = row[locale].title.split(' ').filter((word) => /^\p{L}{6,}$/u.test(word))
        fc.pre(long.length > 0)
        const word = long[drawn % long.length]!
        const text = row[locale].title.replace(word, slip(word, 1 + (drawn % (word.length - 2))))
        expect(foundBy(text).has(row)).toBe(true)
      }),
    )
  })
})

test('what is written as typed stands closest, and a slip farthest', async () => {
  const names = ['Carpat', 'Kilimcarpet', 'Car pet', 'Carpet', 'Carpeting']
  const { rows } = await buildCatalogue({
    pottery: names.map((name, at) =>
      plain(`p${at}`, { name: [name, name, name], variants: [{ price: 1000, stock: 1 }] }),
    ),
  })
  const closest = [...searchFor(rows, 'carpet')].toSorted(([, one], [, other]) => one - other)
  expect(closest.map(([row]) => row.en.title)).toEqual([
    'Carpet',
    'Carpeting',
    'Kilimcarpet',
    'Car pet',
    'Carpat',
  ])
  expect([...searchFor(rows, 'carpets').keys()].map((row) => row.en.title)).toContain('Carpet')
})

test('a short word has to be right, and a number too', () => {
  expect(foundBy('ruq').size + foundBy('۱۲۳۴۵').size).toBe(0)
  expect(foundBy('مس').size).toBeGreaterThan(0)
})

describe('near to what finds nothing', () => {
  test.each([
    ['kosham', 'en', 'Kashan'],
    ['Isfohon carpat', 'en', 'Isfahan'],
    ['بشقاد مبناکارب', 'fa', 'بشقاب میناکاری'],
    ['qqzzxxw nothing', 'en', null],
  ] as const)('%s (%s) is %s', (text, locale, meant) => {
    expect(didYouMean(shop, text, locale)).toBe(meant)
  })
})
