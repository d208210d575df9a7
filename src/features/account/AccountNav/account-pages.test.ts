import { expect, test } from 'vitest'
import { accountPageAt } from './account-pages.ts'

test('A page of the account is found by its path', () => {
  expect(accountPageAt('/profile/likes')?.to).toBe('/profile/likes')
  expect(accountPageAt('/profile')?.to).toBe('/profile')
})

test('An order belongs to the orders', () => {
  expect(accountPageAt('/profile/accountorder/ZR-1')?.to).toBe('/profile/accountorder')
})

test('A path outside the account has no page', () => {
  expect(accountPageAt('/profiles')).toBeUndefined()
})
