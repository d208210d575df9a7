import { expect, test } from './test.ts'

test('a script that is none of the shop’s does not run, and is noticed', async ({
  shop,
  page,
  text,
  trouble,
}) => {
  await shop.open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "planted"'
    document.body.append(script)
  })
  await expect.poll(() => trouble.found()).toEqual([expect.stringMatching(/^csp: .*inline script/)])
  await expect(page).not.toHaveTitle('planted')
  trouble.expected('csp: ')
})

test('every file of the shop is sent with its policy, what is hashed for good', async ({
  shop,
  page,
  request,
}) => {
  await shop.open('/')
  const hashed = await page.locator('script[src]').getAttribute('src')
  const kept = {
    '/': 'no-cache',
    '/en/basket': 'no-cache',
    '/manifest-fa.webmanifest': 'no-cache',
    '/icons/icon-192.png': 'public, max-age=86400',
    [hashed!]: 'public, max-age=31536000, immutable',
  }
  for (const [path, caching] of Object.entries(kept)) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'cache-control': caching,
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
})

test('a file that is not there is no page, a source map neither, and the server’s own pages have their own headers', async ({
  request,
  mock,
}) => {
  for (const path of ['/assets/nothing.js', '/builds/nothing.json', '/nothing.js', '/.vite/manifest.json']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect([path, answer.status()]).toEqual([path, 404])
    expect(answer.headers()['cache-control']).toBeUndefined()
  }
  const script = await (await request.get('/')).text()
  const [, hashed] = /<script[^>]* src="([^"]+)"/.exec(script)!
  expect((await request.get(`${hashed}.map`)).status()).toBe(404)
  expect((await request.get(hashed!)).headers()).not.toHaveProperty('sourcemap')
  const panel = await request.get(`/__mock?session=${mock.browser.cookies['mock-session']}`)
  expect(panel.headers()['content-security-policy']).toBeUndefined()
})
