import { expect, test } from 'vitest'
import { rememberBackUrl, safePath, takeBackUrl } from './back-url.ts'

test.each([
  '/',
  '/basket',
  '/search/copper?color=crimson&q=https%3A%2F%2Fa',
  '/profile/accountorder/ZR-1#lines',
])('`safePath` accepts %s', (path) => expect(safePath(path)).toBe(path))

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
])('`safePath` refuses %j', (path) => expect(safePath(path)).toBeNull())

test.each([
  ['/en/basket', '/basket'],
  ['/en/en/search?text=copper', '/search?text=copper'],
  ['/ru/en', '/'],
  ['/en?scenario=guest', '/?scenario=guest'],
  ['/english', '/english'],
])('`safePath` strips the locale prefixes of %s: %s', (path, bare) => expect(safePath(path)).toBe(bare))

test('the back URL is used once and is never the login page', () => {
  rememberBackUrl('/basket')
  rememberBackUrl('/loginRegister?from=header')
  rememberBackUrl('/en/loginRegister')
  rememberBackUrl('/loginregister/')
  expect(takeBackUrl()).toBe('/basket')
  expect(takeBackUrl()).toBe('/')
})
