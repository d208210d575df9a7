import { expect, test } from 'vitest'
import { contentKinds } from '#contracts/content.ts'
import { locales, localizedPath } from '#i18n/locales.ts'
import { parseSearchParams } from '#src/app/navigation/search-params.ts'
import { site } from '#src/platform/site.ts'
import { canonicalAddress } from '#src/ui/HeadLinks/canonical-address.ts'
import { planOf, type Plan } from './plan.ts'

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
  ['/search?text=pot&sort=newest', '/search'],
  ['/search?text=pot&page=0', '/search'],
  ['/search?text=pot&text=tray', '/search'],
  [`/search?text=${'a'.repeat(201)}`, '/search'],
  ['/search/copper?text=pot', '/search/copper'],
  ['/ru/blogs?text=pot', '/ru/blogs'],
  ['/search?page=2&color=red', '/search'],
  ['/search?page=0', '/search'],
  ['/search/copper?item=3', '/search/copper'],
  ['/search/copper/pot?page=2', '/search/copper/pot'],
  ['/blogs/one?page=2', '/blogs/one'],
])('%s gets the shell, with %s as its canonical page', (address, path) => {
  expect(planOf(address)).toEqual({ kind: 'shell', canonical: `https://zarrin.example${path}` })
})

test.each([
  ['/search?text=%D8%B8%D8%B1%D9%81', '/search'],
  ['/en/search?text=', '/en/search'],
  ['/ru/search?text=pot&page=2', '/ru/search'],
  ['/search?page=2&text=copper+pot', '/search'],
])('%s is a search, with %s as its canonical page', (address, path) => {
  expect(planOf(address)).toEqual({ kind: 'search', address, canonical: `https://zarrin.example${path}` })
})

test('a search with tracking params is the search without them', () => {
  expect(planOf('/search?utm_source=bale&text=copper+pot')).toMatchObject({
    kind: 'search',
    address: '/search?text=copper+pot',
  })
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

const paths = ['/', '/about', '/search', '/search/copper', '/search/copper/pot'].concat(
  contentKinds.flatMap((kind) => [`/${kind}`, `/${kind}/one`]),
)

/** Variants of a product are views of it, though they are drawn. */
const canonicalOf = (plan: Plan) => {
  if (plan.kind === 'shell' || plan.kind === 'search') return plan.canonical
  return site.origin + (plan.kind === 'page' ? plan.address.replace(/\?item=.*/, '') : plan.location)
}

test.each([
  '',
  'page=1',
  'page=2',
  'page=2&utm_source=bale',
  'page=0',
  'page=02',
  'page=2&page=3',
  'page=2&color=red',
  'text=pot',
  'text=pot&page=2',
  'sort=newest',
  'on=2026-11-18',
  'item=3',
  'item=3&page=2',
  'product=copper/pot',
])('the head of a page names the same canonical page as its host: ?%s', (query) => {
  for (const locale of locales)
    for (const path of paths) {
      const address = localizedPath(locale, path) + (query && `?${query}`)
      const named = canonicalAddress(locale, path, parseSearchParams(query))
      expect([address, named]).toEqual([address, canonicalOf(planOf(address))])
    }
})
