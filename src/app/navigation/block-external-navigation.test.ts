import { expect, test } from 'vitest'
import { blockExternalNavigation } from './block-external-navigation.ts'

const navigate = blockExternalNavigation((options: { href?: string; to?: string }) => options)

test.each([
  'https://bank.example/',
  'HTTP://bank.example',
  '//bank.example',
  String.raw`/\bank.example`,
  'javascript:alert(1)',
  ' mailto:a@b.example',
  '/\t/bank.example',
])('%s throws', (address) => {
  expect(() => navigate({ href: address })).toThrow('openExternal')
  expect(() => navigate({ to: address })).toThrow('openExternal')
})

test.each(['/basket', '/search?q=a:b', '#reviews', '.', '?page=2'])('%s is a page of the shop', (address) => {
  expect(navigate({ to: address })).toEqual({ to: address })
})
