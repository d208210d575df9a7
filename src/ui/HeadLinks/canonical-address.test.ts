import { expect, test } from 'vitest'
import { site } from '#src/platform/site.ts'
import { canonicalAddress } from './canonical-address.ts'

test.each([
  ['fa', '/', {}, '/'],
  ['en', '/', {}, '/en'],
  ['ru', '/search/copper', { page: 1, sort: 'newest', color: ['copper'] }, '/ru/search/copper'],
  ['fa', '/search', { page: 2 }, '/search?page=2'],
  ['en', '/blogs', { page: 2, on: undefined, utm_source: 'bale' }, '/en/blogs?page=2'],
  ['fa', '/search', { text: 'فرش', page: 2 }, '/search'],
  ['fa', '/search', { page: ['2', '3'] }, '/search'],
  ['ru', '/search/copper/pot', { page: 2 }, '/ru/search/copper/pot'],
  ['ru', '/search', { product: 'copper/pot' }, '/ru/search'],
  [
    'en',
    '/compare',
    { product: ['copper/pot', 'copper/tray'] },
    '/en/compare?product=copper%2Fpot&product=copper%2Ftray',
  ],
  ['fa', '/compare', { product: 'copper/pot' }, '/compare?product=copper%2Fpot'],
] as const)('canonical URL of %s %s with %o is %s', (locale, path, search, address) => {
  expect(canonicalAddress(locale, path, search)).toBe(site.origin + address)
})
