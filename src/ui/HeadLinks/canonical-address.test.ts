import { expect, test } from 'vitest'
import { site } from '#src/platform/site.ts'
import { canonicalAddress } from './canonical-address.ts'

test.each([
  ['fa', '/', {}, '/'],
  ['en', '/', {}, '/en'],
  ['ru', '/search/copper', { page: 1, sort: 'newest', color: ['copper'] }, '/ru/search/copper'],
  ['fa', '/search', { text: 'فرش', page: 2 }, '/search?text=%D9%81%D8%B1%D8%B4&page=2'],
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
