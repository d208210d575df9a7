import { scriptOf } from './script-of.ts'
import { holdRequests } from './steps.ts'
import { expect, test } from './test.ts'

test(
  'a slow navigation and its page are announced, and the loading bar starts at the inline start',
  { tag: '@ltr' },
  async ({ shop, page, text, language }) => {
    await shop.open('/about')
    const services = page.getByRole('contentinfo').getByRole('link', { name: text.pages.services() })
    await services.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
    const release = await holdRequests(page, '**/api/content/services*')
    const announcement = page.getByRole('status').filter({ hasText: text.app.loading() })
    await services.click()
    await expect(announcement).toBeAttached()
    const bar = page.locator('[data-phase=running]')
    const box = await bar.boundingBox()
    expect(box?.height).toBe(3)
    expect(Math.round(language === 'fa' ? box!.x + box!.width : box!.x)).toBe(language === 'fa' ? 1280 : 0)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.services())
    await expect(announcement).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: text.pages.services() })).toBeAttached()
    await expect(page.locator('[data-phase]')).toHaveCount(0)
  },
)

test('a loading bar whose script comes during a navigation shows it', async ({ shop, page, text }) => {
  const releaseScript = await holdRequests(page, scriptOf('src/ui/LoadingBar/LoadingBar.tsx'))
  const release = await holdRequests(page, '**/api/content/services*')
  await shop.open('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: text.pages.services() }).click()
  await expect(page).toHaveURL(shop.path('/services'))
  releaseScript()
  const announcement = page.getByRole('status').filter({ hasText: text.app.loading() })
  await expect(announcement).toBeAttached()
  release()
  await expect(announcement).toBeHidden()
})

test('the page is announced again when its products are sorted slowly', async ({ shop, page, text }) => {
  await shop.open('/search')
  const release = await holdRequests(page, /\/api\/.*sort=cheapest/)
  const announcement = page.getByRole('status').filter({ hasText: await page.title() })
  await expect(announcement).toHaveCount(0)
  await page.getByLabel(text.listing.sort()).selectOption('cheapest')
  await expect(announcement).toBeAttached()
  release()
})
