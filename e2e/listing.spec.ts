import type { Locator, Page } from '@playwright/test'
import { heldBack } from './steps.ts'
import { expect, phone, test } from './test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** The place of a product among all that were found, from 1. */
const placed = (page: Page, place: number) => page.locator(`[aria-posinset="${place}"]`)
const pageOf = (page: Page) => Number(new URL(page.url()).searchParams.get('page') ?? 1)

/** As somebody reads: down by less than a window, not past goods that have not come, until `wanted` is in sight. */
async function scrollTo(page: Page, wanted: Locator) {
  await expect(async () => {
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }))
    await expect(wanted).toBeInViewport({ timeout: 200 })
  }).toPass({ timeout: 40_000, intervals: [20] })
}

/** Where a card stands in the window, once the page rests. */
async function restingPlace(card: Locator) {
  let last = NaN
  await expect(async () => {
    const { y } = (await card.boundingBox())!
    const moved = y !== last
    last = y
    expect(moved).toBe(false)
  }).toPass({ intervals: [200] })
  return last
}

test('filters, order and page are in the address, and survive a reload and Back', async ({
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

  await page.reload()
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

test('a maker among many is found by name', async ({ shop, page, text }) => {
  await shop.open('/search')
  const makers = page.getByRole('group', { name: text.listing.brand() })
  const open = makers.getByRole('button', { expanded: false })
  await open.focus()
  await page.keyboard.press('Enter')
  const field = makers.getByRole('searchbox')
  await expect(field).toBeFocused()
  const all = makers.getByRole('checkbox')
  const count = await all.count()
  expect(count).toBeGreaterThan(20)
  const wanted = (await makers.locator('label').last().innerText()).split('\n')[0]!
  await field.fill(wanted)
  await expect.poll(() => all.count()).toBeLessThan(count)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: text.listing.remove({ title: wanted }) })).toBeVisible()
  await expect(page).toHaveURL(/brand=/)
})

test.describe('an address that makes no sense', () => {
  test('is as good as absent', async ({ shop, page }) => {
    await shop.open('/search?page=-1&sort=worst&pageSize=25&view=cube&inStock=perhaps')
    await expect(placed(page, 1)).toHaveAttribute('aria-setsize', '105')
  })

  test('a page after the last is the last', async ({ shop, page }) => {
    await shop.open('/search?page=99&sort=newest')
    await expect(page).toHaveURL(/\/search\?page=5&sort=newest$/)
    await expect(cards(page)).toHaveCount(9)
  })

  test('so it is when the answer is slow', async ({ shop, page }) => {
    await shop.open('/search')
    await expect(placed(page, 1)).toBeVisible()
    await shop.mock.faults({ on: 'products', fault: { latency: 900 } })
    await page.evaluate(() => history.pushState(null, '', '/search?page=99'))
    await expect(page).toHaveURL(/\/search\?page=5$/)
    await expect(cards(page)).toHaveCount(9)
  })
})

test.describe('an endless list', () => {
  test('three pages come by themselves, then one is asked for, and nine leave the document as small as four', async ({
    shop,
    page,
    text,
  }) => {
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/products/products') asked.push(searchParams.get('page') ?? '')
    })
    await shop.open('/search?pageSize=12')
    const more = page.getByRole('button', { name: text.listing.more() })
    const pages = page.getByRole('navigation', { name: text.listing.pages() })
    await scrollTo(page, pages)
    await expect(page.getByRole('main')).toContainText(text.listing.shown({ first: 1, last: 48, total: 105 }))
    await expect(placed(page, 48)).toBeVisible()
    await expect.poll(() => pageOf(page)).toBe(4)
    await expect(pages.getByRole('link', { name: text.listing.page({ page: 4 }) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const few = await nodes()
    await more.click()
    await expect(placed(page, 49).getByRole('link')).toBeFocused()
    await scrollTo(page, placed(page, 96))
    await more.click()
    await scrollTo(page, placed(page, 105))
    await expect(more).toBeHidden()
    await expect.poll(() => pageOf(page)).toBe(9)
    expect(await cards(page).count()).toBeLessThan(50)
    expect(await nodes()).toBeLessThan(few * 1.2)
    expect(asked.filter((number) => Number(number) > 1)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('an address in the middle opens there, and what comes before is a press away', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open('/search?pageSize=12&page=3')
    await expect(placed(page, 25)).toBeVisible()
    await expect(placed(page, 24)).toHaveCount(0)
    const previous = page.getByRole('link', { name: text.listing.showPrevious() })
    await expect(previous).toHaveAttribute('href', /page=2/)
    const before = await restingPlace(placed(page, 25))
    await previous.click()
    await expect(placed(page, 24)).toBeAttached()
    expect(Math.abs((await restingPlace(placed(page, 25))) - before)).toBeLessThan(2)
    await page.evaluate(() => scrollBy({ top: -900, behavior: 'instant' }))
    await expect(placed(page, 13)).toBeVisible()
    await expect.poll(() => pageOf(page)).toBe(2)
  })

  test('a page that fails costs nothing of what is shown', async ({ shop, page, text }) => {
    await shop.open('/search?pageSize=12')
    await expect(placed(page, 12)).toBeVisible()
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
    await scrollTo(page, placed(page, 37))
  })
})

test.describe('Back', () => {
  async function readFarDown(page: Page) {
    const card = placed(page, 41)
    await scrollTo(page, card.getByRole('link'))
    await expect.poll(() => pageOf(page)).toBeGreaterThan(2)
    return { card, y: await restingPlace(card), address: page.url() }
  }

  async function isThereAgain(page: Page, { card, y, address }: Awaited<ReturnType<typeof readFarDown>>) {
    await expect(page).toHaveURL(address)
    await expect(card.getByRole('link')).toBeInViewport()
    expect(Math.abs((await restingPlace(card)) - y)).toBeLessThan(2)
  }

  test('finds the exact place, however many products were looked at, and whatever was loaded anew', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open('/search?pageSize=12')
    const left = await readFarDown(page)
    await left.card.getByRole('link').click()
    await expect(page.getByRole('button', { name: text.cart.add() })).toBeVisible()
    await cards(page).last().getByRole('link').click()
    await expect(page).not.toHaveURL(/pageSize/)
    await page.goBack()
    await page.goBack()
    await isThereAgain(page, left)
    await page.goForward()
    await expect(page.getByRole('button', { name: text.cart.add() })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: text.cart.add() })).toBeVisible()
    await page.goBack()
    await isThereAgain(page, left)
    await page.reload()
    await isThereAgain(page, left)
  })
})

for (const [width, { use, moments }] of Object.entries({
  '1280 px': {
    use: { viewport: { width: 1280, height: 800 } },
    moments: ['right away', 'while the product is awaited'],
  },
  '390 px': { use: phone, moments: ['while the product scrolls to its top', 'once the product is drawn'] },
} as const))
  test.describe(`Back at ${width}, where motion is welcome`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'no-preference' } })

    /** What is read once the browser has drawn ten pictures more: what moves the page late has moved it by then. */
    const place = (page: Page, position: number) =>
      page.evaluate(async (wanted) => {
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
        const card = document.querySelector(`[aria-posinset="${wanted}"]`)
        return { scrollY, top: card?.getBoundingClientRect().top }
      }, position)

    const comesTo = {
      'right away': async () => {},
      'while the product is awaited': async (page: Page) => {
        await expect(placed(page, 37)).toBeHidden()
        await place(page, 37)
      },
      'while the product scrolls to its top': (page: Page) => page.waitForFunction(() => scrollY < 1500),
      'once the product is drawn': (page: Page) =>
        expect(page.getByRole('heading', { level: 1 })).toBeInViewport(),
    }

    for (const moment of moments)
      test(`finds the place to the pixel ${moment}`, async ({ shop, page }) => {
        await shop.open('/search?pageSize=12')
        const card = placed(page, 37)
        await scrollTo(page, card.getByRole('link'))
        await expect.poll(() => pageOf(page)).toBeGreaterThan(1)
        await restingPlace(card)
        const left = await place(page, 37)
        if (moment === 'while the product is awaited') await heldBack(page, '**/api/products/product?*')
        /** A pointer of Playwright's would scroll the card to where it can be pressed. */
        await card.getByRole('link').evaluate((link: HTMLElement) => link.click())
        await expect(page).not.toHaveURL(/pageSize/)
        await comesTo[moment](page)
        await page.goBack()
        await expect(page).toHaveURL(/pageSize/)
        await expect(cards(page).first()).toBeAttached()
        await expect.poll(() => place(page, 37), { timeout: 3_000 }).toEqual(left)
        expect(await place(page, 37)).toEqual(left)
      })
  })
