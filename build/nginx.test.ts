import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNginx } from './has-nginx.ts'
import { answerOf } from './serve-pages.ts'
import type { Nginx } from './start-nginx.ts'
import { openTestNginx } from './test-nginx.ts'

/** Each file has its own name as its content. */
const files = [
  '/index.html',
  '/shell.html',
  '/404.html',
  '/en/404.html',
  '/ru/404.html',
  '/en.html',
  '/search.html',
  '/search/copper.html',
  '/search/copper.page-2.html',
  '/search/copper/pot.html',
  '/en/search/copper/pot.html',
  '/Request.html',
  '/about.html',
  '/en/blogs.page-2.html',
]
const addresses = [
  '/',
  '/en',
  '/?utm_source=bale',
  '/search/copper',
  '/search/copper?page=2',
  '/search/copper?page=2&utm_source=bale',
  '/search/copper?page=9',
  '/search/copper?page=1',
  '/search/copper/?utm_source=bale&page=1',
  '/about?page=1',
  '/search/copper?sort=newest',
  '/search/copper/pot?item=10012',
  '/en/blogs?page=2',
  '/about?page=2',
  '/search/copper/pot?page=2',
  '/search/copper?item=3',
  '/en/search/copper/pot',
  '/en/nowhere',
  '/nowhere',
  '/ru/nowhere',
  '/basket',
  '/basket?scenario=member',
  '/en/profile/likes',
  '/index',
  '/shell',
  '/en/404',
  '/search/copper/',
  '/search/copper/?page=2',
  '/EN',
  '/En/search/copper/pot',
  '/Search/copper?page=2',
  '/request',
  '/LOGINREGISTER',
  '//search//copper',
  '/search/copper//',
  '/search/%D9%81%D8%B1%D8%B4?sort=newest',
  '/search/a%20b?sort=newest',
  '/search/a%22%3E?sort=newest',
]
/** Addresses that would add a header `x-planted`, if nginx sent them as it has decoded them. */
const planting = [
  '/search%0d%0aX-Planted:%20yes?sort=newest',
  '/search%0aX-Planted:%20yes?sort=newest',
  '/search%0a?sort=newest',
  '/en/search/copper%0d%0aX-Planted:%20yes?page=2&sort=newest',
  '/EN/copper%0d%0aX-Planted:%20yes',
  '/search%0d%0aX-Planted:%20yes/',
  '/search%0d%0aX-Planted:%20yes//copper',
  '/search/copper%0d%0aX-Planted:%20yes?page=1',
]

let nginx: Nginx

/** Follows redirects: nginx corrects one thing at a time. */
async function answered(address: string) {
  const response = await fetch(nginx.origin + address)
  const { pathname, search } = new URL(response.url)
  return {
    to: pathname + search,
    status: response.status,
    file: await response.text(),
    link: response.headers.get('link'),
  }
}

function expected(address: string): Awaited<ReturnType<typeof answered>> {
  const answer = answerOf(address, (path) => files.includes(path))
  if ('location' in answer) return expected(answer.location)
  const { status, file, headers } = answer
  return { to: address, status, file, link: headers.Link ?? null }
}

describe.skipIf(!hasNginx)('nginx', () => {
  beforeAll(async () => {
    nginx = await openTestNginx(files)
  })
  afterAll(() => nginx.stop())

  test.each(addresses)('answers %s as the preview does', async (address) => {
    expect(await answered(address)).toEqual(expected(address))
  })

  test.each([
    ['/EN/search/copper/pot', '/en/search/copper/pot'],
    ['/search/copper/?page=2', '/search/copper?page=2'],
    ['//search//copper', '/search/copper'],
    ['/en/blogs?page=1', '/en/blogs'],
  ])('redirects %s for good', async (address, location) => {
    const { status, headers } = await fetch(nginx.origin + address, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, location])
  })

  test.each(planting)('%s plants no header', async (address) => {
    const { headers } = await fetch(nginx.origin + address, { redirect: 'manual' })
    expect([headers.get('x-planted'), headers.get('link')]).toEqual([null, null])
    expect(headers.get('location') ?? '').not.toMatch(/\s/)
  })

  test.each(['/assets/gone.js', '/assets/gone', '/builds/gone.json', '/gone.js'])(
    'the missing file %s is no page',
    async (address) => {
      const response = await fetch(nginx.origin + address)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('.html')
    },
  )

  test('sends the headers of the build and hides its metadata', async () => {
    expect((await fetch(nginx.origin)).headers.get('x-shop')).toBe('zarrin')
    expect((await fetch(`${nginx.origin}/.vite/nginx/pages.conf`)).status).toBe(404)
  })
})
