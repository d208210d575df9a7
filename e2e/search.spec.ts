import { networkIdle } from './network-idle.ts'
import { blockRequests, holdRequests, keepBusy, pauseClock, reload } from './steps.ts'
import { expect, phone, test } from './test.ts'

const kashan = { fa: 'کاشان', en: 'Kashan', ru: 'Кашан' }

test('a product is found through suggestions by keyboard, before the page is idle', async ({
  shop,
  page,
  text,
  language,
}) => {
  await keepBusy(page)
  await shop.open('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: text.nav.search() })
  await expect(field).toBeFocused()
  await page.keyboard.type(kashan[language])
  const productOptions = page.getByRole('group', { name: text.search.products() }).getByRole('option')
  await expect(productOptions.filter({ hasText: kashan[language] }).first()).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  const first = page.getByRole('option').first()
  const name = await first.innerText()
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim())
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveValue('')
})

test('Enter searches, and the text becomes a recent search that can be removed', async ({
  shop,
  page,
  text,
  language,
}) => {
  await shop.open('/')
  const field = page.getByRole('combobox', { name: text.nav.search() })
  await field.fill(kashan[language])
  await expect(page.getByRole('listbox')).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text.listing.resultsFor({ text: kashan[language] }),
  )
  await expect(page.getByRole('article').first()).toContainText(kashan[language])
  await reload(page)
  await expect(field).toHaveValue(kashan[language])
  await field.fill('')
  const recent = page.getByRole('group', { name: text.search.recent() })
  await expect(recent.getByRole('option')).toHaveText([kashan[language]])
  await page.getByRole('button', { name: text.search.forget({ text: kashan[language] }) }).click()
  await expect(recent).toBeHidden()
  await reload(page)
  await field.fill('')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(recent).toBeHidden()
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 320 } })

  test('Tab goes from the search field past suggestions that scroll', async ({ shop, page, text }) => {
    await shop.open('/')
    await page.keyboard.press('/')
    const last = page.getByRole('option').last()
    await expect(last).toBeVisible()
    await expect(last).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: text.nav.search() })).toBeFocused()
  })
})

test('suggestions are debounced and not requested for one letter', async ({ shop, page }) => {
  await page.clock.install()
  await shop.open('/')
  const requested: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/products/suggest') requested.push(searchParams.get('text'))
  })
  const field = page.getByRole('combobox')
  await field.pressSequentially('k')
  await expect(page.getByRole('option').last()).toContainText('k')
  expect(requested).toEqual([])
  await pauseClock(page)
  await field.pressSequentially('ashan')
  await page.clock.resume()
  await expect.poll(() => requested).toEqual(['kashan'])
})

test.describe('failed suggestions', () => {
  test('search works when the suggestions script fails to load', async ({ shop, page, text }) => {
    await blockRequests(page, '**/assets/Suggestions-*.js')
    await shop.open('/')
    await page.getByRole('combobox').fill('kashan')
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text.listing.resultsFor({ text: 'kashan' }),
    )
  })
})

test('a search without results offers a correction, popular products and categories', async ({
  shop,
  page,
  text,
}) => {
  const typed = 'زغقران'
  const meant = 'زعفران'
  /** The link preloads them. */
  const release = await holdRequests(page, `**/api/**${encodeURIComponent(meant)}*`)
  await shop.open(`/search?text=${encodeURIComponent(typed)}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
    text.search.nothing({ text: typed }),
  )
  await expect(main.getByRole('heading', { name: text.search.popular() })).toBeVisible()
  await expect(main.getByRole('navigation', { name: text.search.browse() })).toBeVisible()
  await main.getByRole('link', { name: text.search.didYouMean({ text: meant }) }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(text.listing.resultsFor({ text: meant }))
  await expect(heading).toBeFocused()
  await expect(main.getByText(text.site.waiting())).toBeVisible()
  await expect(main.getByText(text.search.nothing({ text: meant }))).toHaveCount(0)
  release()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('filters that leave no results are cleared in one click', async ({ shop, page, text }) => {
  await shop.open('/search?text=saffron&color=navy')
  await page.getByRole('main').getByRole('button', { name: text.listing.clear() }).last().click()
  await expect(page).toHaveURL(/\?text=saffron$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a viewed product is listed on the next product page', async ({ shop, page, text }) => {
  const paths = ['/search/copper/zanjan-copper-pot', '/search/handwoven-carpets/kashan-medallion-carpet']
  await shop.open(paths[0]!)
  const viewedTitle = await page.getByRole('heading', { level: 1 }).innerText()
  const row = page.getByRole('region', { name: text.search.viewed() })
  await networkIdle(page)
  await expect(row).toBeHidden()
  await shop.open(paths[1]!)
  await expect(row.getByRole('link')).toHaveText([viewedTitle])
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewedTitle)
  await expect(row.getByRole('link')).toHaveCount(1)
  await expect(row.getByRole('link')).not.toHaveText(viewedTitle)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('suggestions on a phone fill the width, with targets of at least 44 px', async ({ shop, page }) => {
    await shop.open('/')
    await page.getByRole('combobox').tap()
    const box = await page.getByRole('listbox').boundingBox()
    expect(box!.width).toBeGreaterThan(phone.viewport.width - 20)
    for (const option of await page.getByRole('option').all()) {
      expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
  })
})
