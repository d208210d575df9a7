import { shellTexts } from '#i18n/shell-texts.ts'
import { networkIdle } from './network-idle.ts'
import { blockRequests, openDrawn, reload, whenDrawn, whenIdle } from './steps.ts'
import { expect, test } from './test.ts'

const scripts = '**/assets/*.js'

test('a page answered by the 404.html of another language, as some static hosts do, gets its own', async ({
  page,
}) => {
  const persian = await (await page.request.get('/404.html')).text()
  await page.route('**/ru/search', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: persian }),
  )
  await openDrawn(page, '/ru/search')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test(
  'blocked scripts show an error, and its reload button opens the shop',
  { tag: '@each' },
  async ({ shop, page, text, language }) => {
    const unblock = await blockRequests(page, scripts)
    await shop.open('/basket')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(shellTexts[language].failed)
    unblock()
    await page.keyboard.press('Tab')
    const button = alert.getByRole('button', { name: shellTexts[language].reload })
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.empty())
  },
)

test('a prerendered page whose scripts are blocked stays readable, and says that it cannot be used', async ({
  shop,
  page,
  text,
}) => {
  const unblock = await blockRequests(page, scripts)
  await shop.open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await expect(page.getByRole('alert')).toContainText(shellTexts.fa.failed)
  unblock()
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('search')).not.toHaveAttribute('inert')
})

test('blocked stylesheets show an error instead of an unstyled page', async ({ shop, page }) => {
  await blockRequests(page, '**/assets/*.css')
  await shop.open('/')
  await page.locator('#page').waitFor({ state: 'detached' })
  await expect(page.getByRole('alert')).toContainText(shellTexts.fa.failed)
  await expect(page.getByRole('button')).toHaveText(shellTexts.fa.reload)
  const heading = page.locator('#root').getByRole('heading', { level: 1, includeHidden: true })
  await expect(heading).toBeAttached()
  await expect(heading).toBeHidden()
})

test(
  'a visit to / redirects to the locale of the last visit',
  { tag: '@en' },
  async ({ shop, page, context, language }) => {
    await shop.open('/search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await context.cookies()).find(({ name }) => name === 'locale')).toMatchObject({
      value: language,
      path: '/',
      sameSite: 'Lax',
    })
    await page.goto('about:blank')
    await page.goto('/')
    await expect(page).toHaveURL(shop.path('/'))
  },
)

test('Back and a reload keep the Persian home page after another language was opened', async ({
  shop,
  page,
}) => {
  const root = page.locator('html')
  await shop.open('/')
  await page.getByRole('banner').locator('a[hreflang=en-US]').click()
  await expect(root).toHaveAttribute('lang', 'en-US')
  await whenDrawn(page)
  await page.goBack()
  await expect(root).toHaveAttribute('lang', 'fa-IR')
  await whenDrawn(page)
  await page.evaluate(() => (document.cookie = 'locale=en; path=/'))
  await reload(page)
  await expect(root).toHaveAttribute('lang', 'fa-IR')
})

test(
  'the language link opens the same page in another locale',
  { tag: '@ltr' },
  async ({ shop, page, language }) => {
    await shop.open('/search/copper?sort=cheapest')
    const other =
      language === 'ru'
        ? { tag: 'fa-IR', path: '/search/copper' }
        : { tag: 'ru-RU', path: '/ru/search/copper' }
    await page.getByRole('banner').locator(`a[hreflang=${other.tag}]`).click()
    await expect(page).toHaveURL(`${other.path}?sort=cheapest`)
    await expect(page.locator('html')).toHaveAttribute('lang', other.tag)
  },
)

test('the chosen colour scheme is applied before the first paint', async ({ shop, page, text }) => {
  await shop.open('/')
  const root = page.locator('html')
  const scheme = page.getByRole('banner').getByRole('button', { name: text.nav.scheme() })
  await scheme.click()
  await scheme.click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await blockRequests(page, scripts)
  await page.reload().catch(() => null)
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('the skip link moves focus past the header', async ({ shop, page, text }) => {
  await shop.open('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: text.nav.skip() })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the header hides on the way down, returns on the way up, and is shown to whoever focuses it', async ({
  shop,
  page,
}) => {
  const idle = whenIdle(page)
  await shop.open('/about')
  await idle
  await networkIdle(page)
  const header = page.getByRole('banner')
  const scrolled = () => page.evaluate(() => scrollY)
  /** Twice: the first event in another direction is only its turning point. */
  async function scroll(pixels: number) {
    for (const _ of ['turns', 'goes on']) {
      const before = await scrolled()
      await page.mouse.wheel(0, pixels)
      await expect.poll(scrolled).not.toBe(before)
    }
  }
  await scroll(300)
  await expect(header).not.toBeInViewport()
  await scroll(-100)
  await expect(header).toBeInViewport({ ratio: 1 })
  await scroll(100)
  await expect(header).not.toBeInViewport()
  await header.getByRole('link').first().focus()
  await expect(header).toBeInViewport({ ratio: 1 })
})
