import type { Page } from '@playwright/test'
import { formattersOf } from '#i18n/formatters.ts'
import { openDrawn, signIn, trayPath } from './steps.ts'
import { expect, test } from './test.ts'

test('a guest who likes a product signs in, and the like is kept', async ({ shop, page, text }) => {
  await shop.open('/search/copper')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('link').innerText()
  const likeButton = card.getByRole('button', { name: text.product.like({ title }) })
  await likeButton.click()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/search/copper'))
  await expect(likeButton).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('banner').getByRole('link', { name: text.nav.likes() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.nav.likes())
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(title)

  await likeButton.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.account.likes.empty())
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('likes of a member', () => {
  test.use({ scenario: ['liked-goods'] })

  test('the like button works and keeps focus when likes fail to load', async ({
    shop,
    page,
    mock,
    text,
  }) => {
    await mock.faults({ on: 'likes', fault: { status: 500 } }, { on: 'likes', fault: { latency: 300 } })
    await shop.open('/search')
    const card = page.getByRole('article').first()
    const title = await card.getByRole('link').innerText()
    const likeButton = card.getByRole('button', { name: text.product.like({ title }) })
    await expect(likeButton).toBeEnabled()

    const refetched = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/api/products/like'),
    )
    await likeButton.press('Enter')
    await refetched
    await expect(likeButton).toHaveAttribute('aria-pressed', 'true')
    await expect(likeButton).toBeFocused()
  })
})

test.describe('likes in two tabs', () => {
  test.use({ scenario: ['member'] })

  test('a product liked in one tab is liked in the other', async ({ shop, page, context, text }) => {
    const other = await context.newPage()
    await shop.open(trayPath)
    await openDrawn(other, shop.path(trayPath))
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const heart = (tab: Page) => tab.getByRole('button', { name: text.product.like({ title }) })
    await expect(heart(other)).toHaveAttribute('aria-pressed', 'false')
    await expect(heart(other)).toBeEnabled()
    await heart(page).click()
    await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
    await heart(other).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('list of likes beside another tab', () => {
  test.use({ scenario: ['liked-goods'] })

  test('a product liked in another tab joins the list', async ({ shop, page, context, text }) => {
    await shop.open('/profile/likes')
    const titles = page.getByRole('article').getByRole('heading')
    await expect(titles.first()).toBeVisible()
    const other = await context.newPage()
    await openDrawn(other, shop.path(trayPath))
    const title = await other.getByRole('heading', { level: 1 }).innerText()
    await expect(titles.filter({ hasText: title })).toHaveCount(0)
    await other.getByRole('button', { name: text.product.like({ title }) }).click()
    await expect(titles.first()).toHaveText(title)
  })
})

test.describe('member who likes every product', () => {
  test.use({ scenario: ['all-liked'] })

  test('every liked product is on one of the paginated pages', async ({ shop, page, text }) => {
    await shop.open('/profile/likes')
    const main = page.getByRole('main')
    const pages = page.getByRole('navigation', { name: text.listing.pages() })
    const names = new Set<string>()
    for (const [at, count] of [24, 24, 24, 24, 9].entries()) {
      await expect(page).toHaveURL(at === 0 ? /likes$/ : new RegExp(`page=${at + 1}$`))
      await expect(pages.locator('[aria-current=page]')).toHaveText(formattersOf('fa').digits(at + 1))
      await expect(main.getByRole('article')).toHaveCount(count)
      for (const name of await main.getByRole('article').getByRole('heading').allInnerTexts()) names.add(name)
      if (count === 24) await main.getByRole('link', { name: text.listing.next() }).click()
    }
    expect(names.size).toBe(105)
  })
})
