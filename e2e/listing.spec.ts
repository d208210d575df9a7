import type { Locator, Page } from '@playwright/test'
import { holdRequests, reload, saveData } from './steps.ts'
import { expect, phone, test } from './test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** `place`: position among all results, from 1. */
const cardAt = (page: Page, place: number) => page.locator(`[aria-posinset="${place}"]`)
const pageOf = (page: Page) => Number(new URL(page.url()).searchParams.get('page') ?? 1)

/** Scrolls by less than a viewport at a time, never past products that are still loading, and back to a target that was missed. */
async function scrollTo(page: Page, target: Locator) {
  await expect(async () => {
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    const isAbove = await target.evaluateAll(([shown]) => (shown?.getBoundingClientRect().bottom ?? 1) < 0)
    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), isAbove ? -600 : 600)
    await expect(target).toBeInViewport({ timeout: 200 })
  }).toPass({ timeout: 40_000, intervals: [20] })
}

async function settledTop(card: Locator) {
  let last = NaN
  await expect(async () => {
    const { y } = (await card.boundingBox())!
    const moved = y !== last
    last = y
    expect(moved).toBe(false)
  }).toPass({ intervals: [200] })
  return last
}

test('filters, sort order and page size are in the URL and survive a reload and Back', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search')
  const filters = page.getByRole('complementary', { name: text.listing.filters() })
  await filters.getByRole('checkbox', { name: text.listing.inStock() }).check()
  const makers = filters.getByRole('group', { name: text.listing.brand() })
  await makers.getByRole('checkbox').first().check()
  await makers.getByRole('checkbox').nth(1).check()
  await page.getByLabel(text.listing.sort()).selectOption('cheapest')
  const answered = page.waitForResponse((response) =>
    /sort=cheapest.*pageSize=12|pageSize=12.*sort=cheapest/.test(response.url()),
  )
  await page.getByLabel(text.listing.pageSize()).selectOption('12')
  const { data } = (await (await answered).json()) as { data: { products: { title: string }[] } }
  await expect(page).toHaveURL(/inStock=true/)
  await expect(page).toHaveURL(/brand=[^&]+&brand=/)
  await expect(page).toHaveURL(/sort=cheapest/)
  await expect(page).toHaveURL(/pageSize=12/)
  const shown = data.products.map(({ title }) => title)
  await expect(cards(page).getByRole('link')).toHaveText(shown)
  const address = page.url()

  await reload(page)
  await expect(cards(page).getByRole('link')).toHaveText(shown)
  await expect(filters.getByRole('checkbox', { name: text.listing.inStock() })).toBeChecked()
  await expect(makers.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(page.getByLabel(text.listing.sort())).toHaveValue('cheapest')

  await page.getByRole('main').getByRole('button', { name: text.listing.clear() }).click()
  await expect(page).toHaveURL(/\?sort=cheapest&pageSize=12$/)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(cards(page).getByRole('link')).toHaveText(shown)
})

test('a filter that is pressed twice before the page follows is off', async ({ shop, page, text }) => {
  await shop.open('/search')
  const filters = page.getByRole('complementary', { name: text.listing.filters() })
  const inStock = filters.getByRole('checkbox', { name: text.listing.inStock() })
  await inStock.evaluate((box: HTMLInputElement) => {
    box.click()
    box.click()
  })
  await filters.getByRole('checkbox', { name: text.listing.discounted() }).check()
  await expect(page).toHaveURL(/\/search\?discounted=true$/)
  await expect(inStock).not.toBeChecked()
})

test('Back leads to the filters that a press cleared while a price was typed', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search?inStock=true')
  const clear = page.getByRole('main').getByRole('button', { name: text.listing.clear() })
  await page.getByRole('textbox', { name: text.listing.priceFrom(), exact: true }).fill('1000')
  await clear.click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?inStock=true$/)
})

test('Back leads to the filters before a chip was removed while a price was typed', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search?inStock=true')
  await page.getByRole('textbox', { name: text.listing.priceFrom(), exact: true }).fill('1000')
  await page.getByRole('button', { name: text.listing.remove({ title: text.listing.inStock() }) }).click()
  await expect(page).toHaveURL(/\/search\?priceFrom=10000$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?inStock=true$/)
})

test('a typed price leaves its field with the filters that a press clears', async ({ shop, page, text }) => {
  await shop.open('/search?text=zzzz&inStock=true')
  const price = page.getByRole('textbox', {
    name: text.listing.priceFrom(),
    exact: true,
    includeHidden: true,
  })
  const clear = page.getByRole('main').getByRole('button', { name: text.listing.clear() }).last()
  const nothing = page.getByRole('heading', { name: text.search.nothing({ text: 'zzzz' }) })
  for (const typed of ['1000', 'x']) {
    await expect(nothing).toBeVisible()
    await price.fill(typed)
    await clear.click()
    await expect(page).toHaveURL(/\/search\?text=zzzz$/)
    await expect(price).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL(/\/search\?text=zzzz&inStock=true$/)
  }
})

test('a product that is pressed while a price is typed opens, and the price is dropped', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search')
  const link = cards(page).getByRole('link').nth(8)
  await link.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const title = await link.innerText()
  const price = page.getByRole('textbox', { name: text.listing.priceFrom(), exact: true })
  await price.evaluate((field) => field.focus({ preventScroll: true }))
  await page.keyboard.type('1000')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
})

test.describe('the filter sheet', () => {
  test.use(phone)

  test('a price that is typed in the filter sheet is applied as the sheet closes', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open('/search')
    await page.getByRole('main').getByRole('button', { name: text.listing.filters() }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: text.listing.priceFrom(), exact: true }).fill('1000')
    await sheet.getByRole('button', { name: text.nav.close() }).tap()
    await expect(page).toHaveURL(/\/search\?priceFrom=10000$/)
    await expect(sheet).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/search$/)
  })
})

test.describe('invalid listing URL', () => {
  test('a page number after the last one shows the last page', async ({ shop, page }) => {
    await shop.open('/search?page=99&sort=newest')
    await expect(page).toHaveURL(/\/search\?page=5&sort=newest$/)
    await expect(cards(page)).toHaveCount(9)
  })

  test('a page number after the last one shows the last page on a slow response too', async ({
    shop,
    page,
  }) => {
    await shop.open('/search')
    await expect(cardAt(page, 1)).toBeVisible()
    await shop.mock.faults({ on: 'products', fault: { latency: 900 } })
    await page.evaluate(() => history.pushState(null, '', '/search?page=99'))
    await expect(page).toHaveURL(/\/search\?page=5$/)
    await expect(cards(page)).toHaveCount(9)
  })
})

test.describe('infinite scroll', () => {
  test('three more pages load on scroll, then one per click, and nine keep the DOM as small as four', async ({
    shop,
    page,
    text,
  }) => {
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/products/products') requested.push(searchParams.get('page') ?? '')
    })
    await shop.open('/search?pageSize=12')
    const more = page.getByRole('button', { name: text.listing.more() })
    const pages = page.getByRole('navigation', { name: text.listing.pages() })
    await scrollTo(page, pages)
    await expect(page.getByRole('main')).toContainText(text.listing.shown({ first: 1, last: 48, total: 105 }))
    await expect(cardAt(page, 48)).toBeVisible()
    await expect.poll(() => pageOf(page)).toBe(4)
    await expect(pages.getByRole('link', { name: text.listing.page({ page: 4 }) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const few = await nodes()
    await more.click()
    await expect(cardAt(page, 49).getByRole('link')).toBeFocused()
    await scrollTo(page, cardAt(page, 96))
    await more.click()
    await scrollTo(page, cardAt(page, 105))
    await expect(more).toBeHidden()
    await expect.poll(() => pageOf(page)).toBe(9)
    expect(await cards(page).count()).toBeLessThan(50)
    expect(await nodes()).toBeLessThan(few * 1.2)
    expect(requested.filter((number) => Number(number) > 1)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('a failed page keeps the shown products and can be retried', async ({ shop, page, text }) => {
    await shop.open('/search?pageSize=12')
    await expect(cardAt(page, 12)).toBeVisible()
    await page.getByRole('contentinfo').waitFor()
    await shop.mock.faults({ on: 'products', fault: { status: 503 } })
    await scrollTo(page, page.getByRole('button', { name: text.errors.retry() }))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(text.listing.moreFailed())
    const kept = await cards(page).count()
    expect(kept).toBeGreaterThan(0)
    await shop.mock.faults()
    await alert.getByRole('button', { name: text.errors.retry() }).click()
    await expect(alert).toBeHidden()
    await scrollTo(page, cardAt(page, 37))
  })
})

test.describe('Back to a listing', () => {
  async function scrollFarDown(page: Page) {
    const card = cardAt(page, 41)
    await scrollTo(page, card.getByRole('link'))
    await expect.poll(() => pageOf(page)).toBeGreaterThan(2)
    return { card, y: await settledTop(card), address: page.url() }
  }

  async function expectRestored(page: Page, { card, y, address }: Awaited<ReturnType<typeof scrollFarDown>>) {
    await expect(page).toHaveURL(address)
    await expect(card.getByRole('link')).toBeInViewport()
    expect(Math.abs((await settledTop(card)) - y)).toBeLessThan(2)
  }

  test('Back restores the exact scroll position after several products and reloads', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open('/search?pageSize=12')
    const left = await scrollFarDown(page)
    /** A resting pointer would load a larger picture, which Chromium shows after a reload instead of the preloaded one. */
    await left.card.getByRole('link').press('Enter')
    await expect(page.getByRole('button', { name: text.cart.add() })).toBeVisible()
    const product = page.url()
    await cards(page).last().getByRole('link').first().press('Enter')
    await expect(page).not.toHaveURL(product)
    await page.goBack()
    await page.goBack()
    await expectRestored(page, left)
    await page.goForward()
    await expect(page.getByRole('button', { name: text.cart.add() })).toBeVisible()
    await reload(page)
    await expect(page.getByRole('button', { name: text.cart.add() })).toBeVisible()
    await page.goBack()
    await expectRestored(page, left)
    await reload(page)
    await expectRestored(page, left)
  })
})

for (const [width, { use, moments }] of Object.entries({
  '1280 px': {
    use: { viewport: { width: 1280, height: 800 } },
    moments: ['immediately', 'while the product loads'],
  },
  '390 px': {
    use: phone,
    moments: ['while the product scrolls to its top', 'after the product is rendered'],
  },
} as const))
  test.describe(`Back to a listing at ${width}, with motion enabled`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'no-preference' } })

    /** Waits ten frames for late layout shifts. */
    const place = (page: Page, position: number) =>
      page.evaluate(async (target) => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
        const card = document.querySelector(`[aria-posinset="${target}"]`)
        return { scrollY, top: card?.getBoundingClientRect().top }
      }, position)

    const waitForMoment = {
      immediately: async () => {},
      'while the product loads': async (page: Page) => {
        await expect(cardAt(page, 37)).toBeHidden()
        await place(page, 37)
      },
      'while the product scrolls to its top': (page: Page) => page.waitForFunction(() => scrollY < 1500),
      'after the product is rendered': (page: Page) =>
        expect(page.getByRole('heading', { level: 1 })).toBeInViewport(),
    }

    for (const moment of moments)
      test(`Back restores the scroll position to the pixel ${moment}`, async ({ shop, page }) => {
        /** Else the product is read before its link is pressed. */
        if (moment === 'while the product loads') await saveData(page)
        await shop.open('/search?pageSize=12')
        const card = cardAt(page, 37)
        await scrollTo(page, card.getByRole('link'))
        await expect.poll(() => pageOf(page)).toBeGreaterThan(1)
        await settledTop(card)
        const left = await place(page, 37)
        if (moment === 'while the product loads') await holdRequests(page, '**/api/products/product?*')
        /** A Playwright click would scroll the card first. */
        await card.getByRole('link').evaluate((link: HTMLElement) => link.click())
        await expect(page).not.toHaveURL(/pageSize/)
        await waitForMoment[moment](page)
        await page.goBack()
        await expect(page).toHaveURL(/pageSize/)
        await expect(cards(page).first()).toBeAttached()
        await expect.poll(() => place(page, 37)).toEqual(left)
        expect(await place(page, 37)).toEqual(left)
      })
  })

test('the sort order is readable at 360 px', { tag: '@ru' }, async ({ shop, page, text }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await shop.open('/search/musical-instruments?color=honey&sort=discount')
  const sort = page.getByLabel(text.listing.sort())
  const [width, needed] = await sort.evaluate((select) => {
    const probe = select.cloneNode(true) as HTMLElement
    probe.style.inlineSize = 'max-content'
    document.body.append(probe)
    return [select, probe].map((each) => each.getBoundingClientRect().width)
  })
  expect(width).toBeGreaterThanOrEqual(needed!)
})

test('a focused category is shown whole on a phone', { tag: '@ru' }, async ({ shop, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await shop.open('/search')
  const categories = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('a[href$="/search/rugs"]') })
  const links = categories.getByRole('link')
  await links.first().focus()
  for (const link of await links.all()) {
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
  }
})
