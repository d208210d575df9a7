import { expect, test } from 'vitest'
import { planOf } from './plan.ts'

test.each([
  ['/'],
  ['/en'],
  ['/search?page=2'],
  ['/ru/blogs?page=2'],
  ['/search/copper/pot?item=12'],
  ['/en/about'],
  ['/Request'],
  ['/no-such'],
])('%s is rendered', (address) => {
  expect(planOf(address)).toEqual({ kind: 'page', address })
})

test.each([
  ['/search/copper?utm_source=telegram&gclid=1', '/search/copper'],
  ['/search/copper?page=2&utm_source=telegram', '/search/copper?page=2'],
])('%s is the page %s: tracking params are ignored', (address, page) => {
  expect(planOf(address)).toEqual({ kind: 'page', address: page })
})

test.each([
  ['/EN', '/en'],
  ['/en/', '/en'],
  ['/search/', '/search'],
  ['//search//copper/', '/search/copper'],
  ['/BLOGS/one', '/blogs/one'],
  ['/request', '/Request'],
  ['/Ru/Search/copper/?sort=newest', '/ru/search/copper?sort=newest'],
  ['/search?page=1', '/search'],
  ['/LOGINREGISTER', '/loginRegister'],
])('%s redirects to %s', (address, location) => {
  expect(planOf(address)).toEqual({ kind: 'redirect', location })
})

test.each([
  ['/search/copper?sort=cheapest', '/search/copper'],
  ['/en/search?text=pot', '/en/search'],
  ['/search?page=2&color=red', '/search'],
  ['/search?page=0', '/search'],
  ['/search/copper?item=3', '/search/copper'],
  ['/search/copper/pot?page=2', '/search/copper/pot'],
  ['/blogs/one?page=2', '/blogs/one'],
])('%s gets the shell, with %s as its canonical page', (address, path) => {
  expect(planOf(address)).toEqual({ kind: 'shell', canonical: `https://zarrin.example${path}` })
})

test.each([
  '/basket',
  '/en/basket?x=1',
  '/ru/profile/orders',
  '/loginRegister',
  '/compare?product=a/b',
  '/discount/x',
  '/track',
  '/ru/list/x',
  '/en/basket/shared/x',
  '/ru/newsletter/leave/x',
  '/search/%D9%81%D8%B1%D8%B4?sort=newest',
  '/search%0d%0aX-Planted:%20yes?sort=newest',
])('%s gets the shell and has no canonical page', (address) => {
  expect(planOf(address)).toEqual({ kind: 'shell', canonical: null })
})
