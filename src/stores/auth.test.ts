import { expect, test } from 'vitest'
import { rememberBackUrl, safePath, takeBackUrl } from './auth.ts'

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
  'basket',
])('%j is none', (path) => expect(safePath(path)).toBeNull())

test('the way back is taken once, and never leads to the login page', () => {
  rememberBackUrl('/basket')
  rememberBackUrl('/loginRegister?from=header')
  expect(takeBackUrl()).toBe('/basket')
  expect(takeBackUrl()).toBe('/')
})
