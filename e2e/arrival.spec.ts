import { carpet } from './steps.ts'
import { expect, test } from './test.ts'

const [, , category] = carpet.split('/')
const arrivals = [
  { path: '/search', asks: '/api/products/products', width: 400 },
  { path: `/search/${category}`, asks: '/api/products/products', width: 400 },
  { path: carpet, asks: '/api/products/product', width: 800 },
]

for (const { path, asks, width } of arrivals)
  test(`${path} asks for its goods and their picture before the shop’s script is there, and not again`, async ({
    shop,
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search)
    })
    const first = Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname === asks),
      page.waitForRequest((request) => request.url().endsWith(`.svg?w=${width}`)),
    ])
    await page.route('**/assets/index-*.js', async (route) => {
      await first
      await route.continue()
    })
    await shop.open(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([])
  })

test(
  'the first screen of home is there before its script, and gives way to the shop unseen',
  { tag: '@each' },
  async ({ shop, page, text }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/index-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(shop.path('/'), { waitUntil: 'commit' })
    const goods = page.getByRole('link', { name: text.hero.action() })
    await expect(page.getByRole('heading', { level: 1, name: text.hero.title() })).toBeVisible()
    await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
    await expect(page.getByRole('search')).toHaveAttribute('inert')
    await goods.focus()
    /** Letters that come later are wider or narrower by a hair. */
    await page.evaluate(() => document.fonts.ready)
    const before = await goods.boundingBox()
    release()
    await expect(page.getByRole('search')).not.toHaveAttribute('inert')
    await expect(goods).toBeFocused()
    expect(await goods.boundingBox()).toEqual(before)
  },
)
