import { expect, test } from 'vitest'
import { addressOfBaseName, baseName, pageFile, payloadAddress } from './file-names.ts'

test.each([
  ['/', '/index.html'],
  ['/en', '/en.html'],
  ['/search/copper', '/search/copper.html'],
  ['/search/copper?page=2', '/search/copper.page-2.html'],
])('the page %s is the file %s', (address, file) => {
  expect(pageFile(address)).toBe(file)
})

test('variants of a product share a payload, pages of a list do not', () => {
  expect(payloadAddress('/search/copper/pot?item=3', 'abc')).toBe('/search/copper/pot.abc.payload.json')
  expect(payloadAddress('/search?page=2', 'abc')).toBe('/search.page-2.abc.payload.json')
})

test.each(['/', '/en', '/search/copper?page=2', '/search/copper/pot?item=3'])(
  'the base name of %s tells its address',
  (address) => {
    expect(addressOfBaseName(baseName(address))).toBe(address)
  },
)
