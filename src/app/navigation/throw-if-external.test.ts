import { expect, test } from 'vitest'
import { throwIfExternal } from './throw-if-external.ts'

test.each([
  'https://bank.example/',
  'HTTP://bank.example',
  '//bank.example',
  String.raw`/\bank.example`,
  'javascript:alert(1)',
  ' mailto:a@b.example',
  '/\t/bank.example',
])('navigating to %s throws', (address) => {
  expect(() => throwIfExternal({ href: address })).toThrow('openExternal')
  expect(() => throwIfExternal({ to: address })).toThrow('openExternal')
})

test.each(['/basket', '/search?q=a:b', '#reviews', '.', '?page=2'])(
  'navigating to %s is allowed',
  (address) => {
    expect(() => throwIfExternal({ to: address })).not.toThrow()
  },
)
