import { afterEach, expect, test, vi } from 'vitest'
import { pictureFormat, productCount } from './settings.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['', 0],
  ['10000', 10_000],
])('MOCK_PRODUCTS="%s" is %i products', (text, count) => {
  vi.stubEnv('MOCK_PRODUCTS', text)
  expect(productCount()).toBe(count)
})

test.each(['many', '-5', '1e4', '10.5'])('MOCK_PRODUCTS=%s is refused', (text) => {
  vi.stubEnv('MOCK_PRODUCTS', text)
  expect(productCount).toThrow(`MOCK_PRODUCTS is "${text}"; it has to be a whole number.`)
})

test('an unknown MOCK_PICTURES is refused', () => {
  vi.stubEnv('MOCK_PICTURES', 'png')
  expect(pictureFormat).toThrow('MOCK_PICTURES is "png"; it has to be webp or plain.')
})
