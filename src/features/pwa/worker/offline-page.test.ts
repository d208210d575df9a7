import { expect, test } from 'vitest'
import { offlinePageOf } from './offline-page.ts'

test.each([
  ['https://a.ir/api/payment/test/1', '', '/offline-fa.html'],
  ['https://a.ir/api/payment/test/1', 'https://a.ir/en/basket', '/offline-en.html'],
  ['https://a.ir/ru?scenario=guest', 'https://a.ir/en', '/offline-ru.html'],
  ['https://a.ir/EN/payment', 'about:client', '/offline-en.html'],
  ['https://a.ir/english', 'about:client', '/offline-fa.html'],
])('offline, %s with the referrer "%s" shows %s', (url, referrer, page) => {
  expect(offlinePageOf({ url, referrer })).toBe(page)
})
