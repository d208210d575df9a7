import { expect, test } from 'vitest'
import { rememberBackUrl, safePath, takeBackUrl } from './back-url.ts'

test.each([
  '/',
  '/basket',
  '/search/copper?color=crimson&q=https%3A%2F%2Fa',
  '/profile/accountorder/ZR-1#lines',
])('%s is a way back', (path) => expect(safePath(path)).toBe(path))

test.each([
  '',
  '//x',
  '/\\x',
  '/%5Cx',
  '/%2F/x',
  'javascript:alert(1)',
  'https://a//b',
  '/a\nb',
  '/\t/x',
  '/en//x',
  '/en/\\x',
  '/ru/%5Cx',
  'basket',
])('%j is none', (path) => expect(safePath(path)).toBeNull())

test.each([
  ['/en/basket', '/basket'],
  ['/en/en/search?text=copper', '/search?text=copper'],
  ['/ru/en', '/'],
  ['/en?scenario=guest', '/?scenario=guest'],
  ['/english', '/english'],
])('%s leads back without its locales: %s', (path, bare) => expect(safePath(path)).toBe(bare))

test('the way back is taken once, and never leads to the login page', () => {
  rememberBackUrl('/basket')
  rememberBackUrl('/loginRegister?from=header')
  rememberBackUrl('/en/loginRegister')
  rememberBackUrl('/loginregister/')
  expect(takeBackUrl()).toBe('/basket')
  expect(takeBackUrl()).toBe('/')
})
