import { beforeAll, expect, test } from 'vitest'
import { rials } from '#contracts/values.ts'
import { loadAllLocales } from '../../i18n/i18n-util.sync.ts'
import { wordsOf } from './page-words.ts'

beforeAll(loadAllLocales)

const page = { title: 'دیگ', picture: null, price: { now: rials(12_500_000), before: rials(14_000_000) } }

test('prices are in Toman, with the digits and the unit of the language', () => {
  expect(wordsOf({ ...page, locale: 'fa' })).toEqual({
    title: 'دیگ',
    locale: 'fa',
    siteName: 'زرین',
    price: { now: '۱٬۲۵۰٬۰۰۰', unit: 'تومان', before: '۱٬۴۰۰٬۰۰۰' },
  })
  expect(wordsOf({ ...page, locale: 'en' }).price).toEqual({
    now: '1,250,000',
    unit: 'Toman',
    before: '1,400,000',
  })
  expect(wordsOf({ ...page, locale: 'ru' }).price).toMatchObject({ unit: 'туманов' })
})

test('a price of zero is free, and a page without price shows none', () => {
  expect(wordsOf({ ...page, locale: 'en', price: { now: rials(0), before: null } }).price).toEqual({
    now: 'Free',
  })
  expect(wordsOf({ ...page, locale: 'en', price: null })).not.toHaveProperty('price')
})
