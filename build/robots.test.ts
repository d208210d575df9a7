import { expect, test } from 'vitest'
import { contentKinds } from '#contracts/content.ts'
import { fillPath } from '#contracts/endpoint.ts'
import { calls } from '#contracts/registry.ts'
import { answer } from '#mocks/server/answer.ts'
import { isCacheableCatalogue } from '#src/features/pwa/worker/cacheable.ts'
import { isCrawlable } from '../e2e/robots.ts'
import { localizedPath } from '../i18n/locales.ts'
import { publicPages } from './public-pages.ts'
import { robotsTxt } from './robots.ts'

const robots = robotsTxt()
const fetchApi = (path: string) => answer(new Request(`http://shop.test${path}`))

test.each([
  ['User-agent: *\nDisallow: /api/\nAllow: /api/pictures/\n', '/api/pictures/one.svg', true],
  ['User-agent: *\nAllow: /api/pictures/\nDisallow: /api/\n', '/api/user', false],
  ['User-agent: *\nDisallow: /basket\n', '/blogs', true],
])('under %j a crawler may fetch %s: %s', (rules, path, allowed) => {
  expect(isCrawlable(rules, path)).toBe(allowed)
})

const callPaths = Object.entries(calls).map(([name, { method, path }]) => ({
  name,
  method,
  path: fillPath(path, { kind: 'blogs', label: 'one', id: 'pay-1' }).path,
}))

test.each(callPaths)(
  'robots.txt allows the call $name only if the worker caches it for the catalogue',
  ({ method, path }) => {
    const url = `https://shop.example${path}`
    expect(isCrawlable(robots, path)).toBe(isCacheableCatalogue({ method, url }))
  },
)

test('robots.txt allows every public page with its pictures and films', async () => {
  const lists = ['/api/products/products?pageSize=96', ...contentKinds.map((kind) => `/api/content/${kind}`)]
  const entries = (await publicPages(fetchApi)).filter(({ path }) =>
    /^\/(blogs|brand|video|gallery)\/./.test(path),
  )
  const answers = [...lists, ...entries.map(({ path }) => `/api/content${path}`)].map(async (path) =>
    (await fetchApi(path))!.text(),
  )
  const named = (await Promise.all(answers)).flatMap((body) => body.match(/\/api\/[\w./-]+/g) ?? [])
  expect(new Set(named.map((path) => path.split('/')[2]))).toEqual(new Set(['pictures', 'videos']))
  const closed = named.filter((path) => !isCrawlable(robots, path))
  expect(new Set(closed)).toEqual(new Set())
  const pages = (await publicPages(fetchApi)).flatMap(({ path }) => [
    path,
    localizedPath('en', path),
    localizedPath('ru', path),
  ])
  expect(pages.filter((path) => !isCrawlable(robots, path))).toEqual([])
})

test('robots.txt allows a comparison, which may be indexed', () => {
  expect(isCrawlable(robots, '/en/compare')).toBe(true)
})

test.each([
  '/basket',
  '/en/basket',
  '/profile',
  '/profile/likes',
  '/ru/profile/accountorder/ZR-1',
  '/loginRegister',
  '/discount/X',
  '/en/track',
  '/en/list/x',
  '/ru/basket/shared/x',
  '/newsletter/confirm/x',
  '/en/newsletter/leave/x',
])('robots.txt disallows %s', (path) => expect(isCrawlable(robots, path)).toBe(false))
