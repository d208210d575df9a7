import { carpet } from './steps.ts'
import { expect, test } from './test.ts'

const [, , category] = carpet.split('/')
const arrivals = [
  { path: '/search', asks: '/api/products/products' },
  { path: `/search/${category}`, asks: '/api/products/products' },
  { path: carpet, asks: '/api/products/product' },
]

for (const { path, asks } of arrivals)
  test(
    `${path} asks the server before the shop’s script is there, and does not ask again`,
    { tag: '@once' },
    async ({ shop, page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search)
      })
      const first = page.waitForRequest((request) => new URL(request.url()).pathname === asks)
      await page.route('**/assets/index-*.js', async (route) => {
        await first
        await route.continue()
      })
      await shop.open(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([])
    },
  )
