import { expect, test } from 'vitest'
import { sizedAddress, widthsOf } from './sized-address.ts'

test.each([
  ['/pictures/pot.svg', '/pictures/pot.svg?w=320'],
  ['/pictures/pot?id=7&sig=a%2Fb', '/pictures/pot?id=7&sig=a%2Fb&w=320'],
  ['/pictures/pot?w=90&id=7', '/pictures/pot?w=320&id=7'],
  ['/pictures/pot.svg#top', '/pictures/pot.svg?w=320'],
  ['https://cdn.test/pot?id=7#top', 'https://cdn.test/pot?id=7&w=320'],
])('sizedAddress sets the width of %s', (address, sized) => {
  expect(sizedAddress(address, 320)).toBe(sized)
})

test('sizedAddress escapes spaces for `srcset`', () => {
  expect(sizedAddress('/my pot.svg?tag=hand made', 320)).toBe('/my%20pot.svg?tag=hand+made&w=320')
})

test('`srcset` widths range from half to three times the width', () => {
  expect(widthsOf(320)).toEqual([160, 240, 320, 480, 640, 960])
})
