import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './test.ts'

async function entryScript(request: APIRequestContext) {
  const html = await (await request.get('/')).text()
  return /"entry":"([^"]+)"/.exec(html)![1]!
}

test('CSP blocks an injected inline script and reports it', async ({ shop, page, text, browserErrors }) => {
  await shop.open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "planted"'
    document.body.append(script)
  })
  await expect
    .poll(() => browserErrors.unexpected())
    .toEqual([expect.stringMatching(/^csp: .*inline script/)])
  await expect(page).not.toHaveTitle('planted')
  browserErrors.allow('csp: ')
})

test('every file has security headers, and hashed files are immutable', async ({ request }) => {
  const hashed = await entryScript(request)
  const cacheControl = {
    '/': 'no-cache',
    '/en/basket': 'no-cache',
    '/manifest-fa.webmanifest': 'no-cache',
    '/icons/icon-192.png': 'public, max-age=86400',
    [hashed]: 'public, max-age=31536000, immutable',
  }
  for (const [path, expectedCaching] of Object.entries(cacheControl)) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'cache-control': expectedCaching,
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
})

test('missing files and source maps are 404, and mock server pages have no CSP header', async ({
  request,
  mock,
}) => {
  for (const path of ['/assets/nothing.js', '/builds/nothing.json', '/nothing.js', '/.vite/manifest.json']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } })
    expect([path, response.status()]).toEqual([path, 404])
    expect(response.headers()['cache-control']).toBeUndefined()
  }
  const hashed = await entryScript(request)
  expect((await request.get(`${hashed}.map`)).status()).toBe(404)
  expect((await request.get(hashed)).headers()).not.toHaveProperty('sourcemap')
  const panel = await request.get(`/__mock?session=${mock.browser.cookies['mock-session']}`)
  expect(panel.headers()['content-security-policy']).toBeUndefined()
})
