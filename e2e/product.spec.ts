import type { Page } from '@playwright/test'
import type { Product } from '#contracts/product.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { scriptOf } from './script-of.ts'
import { carpetPath, holdRequests, keepToasts, openDrawn, reload, requestBeforeOpen } from './steps.ts'
import { expect, phone, test } from './test.ts'

test('share copies a link that opens the chosen variant', async ({ shop, page, text }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepToasts(page)
  await shop.open(carpetPath)
  const navy = page.getByRole('group', { name: text.details.option.color() }).getByRole('button').nth(1)
  await navy.click()
  await expect(page).toHaveURL(/item=\d+/)
  await page.getByRole('button', { name: text.details.share.button() }).click()
  await expect(page.getByRole('status').filter({ hasText: text.details.share.copied() })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  await page.goto('about:blank')
  await openDrawn(page, link)
  await expect(navy).toHaveAttribute('aria-pressed', 'true')
})

test('Back to another product closes the dialog of the one that is left', async ({ shop, page, text }) => {
  await shop.open(carpetPath)
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  const related = page.getByRole('region', { name: text.details.related() })
  await related.scrollIntoViewIfNeeded()
  await related.getByRole('link').last().click()
  await expect(heading).not.toHaveText(title)
  await page.getByRole('button', { name: text.details.tellWhen.cheaper() }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText(title)
  await expect(dialog).toBeHidden()
})

/** The page's variant is the cheapest one in stock unless the address names another. */
test('the variant whose quantity was changed stays when another one becomes cheaper', async ({
  shop,
  page,
  text,
}) => {
  const newTitle = 'Kashan, renamed'
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/products/product?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Product }
    const { data } = answer
    const other = data.items.find(({ id }) => id !== data.productItemId)!
    await released
    const changed = { ...data, title: newTitle, productItemId: other.id }
    await route.fulfill({ response, json: { ...answer, data: changed } })
  })
  await shop.open(carpetPath)
  const count = page.getByRole('spinbutton')
  await page.getByRole('button', { name: text.details.increase() }).click()
  await expect(count).toHaveAttribute('aria-valuenow', '2')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newTitle)
  await expect(count).toHaveAttribute('aria-valuenow', '2')
})

test('the picture of a product is asked for before the code of its page is there, although the page is being preloaded', async ({
  shop,
  page,
}) => {
  const releaseCode = await holdRequests(page, scriptOf('src/routes/search/$catLabel.$productLabel.tsx'))
  const releaseProducts = await holdRequests(page, '**/api/products/product?*')
  const preload = requestBeforeOpen(page, '**/api/products/product?*')
  await shop.open('/search')
  const label = new URL((await preload).url()).searchParams.get('label')
  const link = page.getByRole('main').getByRole('article').locator(`a[href$="/${label}"]`).first()
  const name = await link.innerText()
  const picture = page.waitForRequest(/\/1-whole\.svg\?w=800$/)
  await link.click()
  releaseProducts()
  await picture
  releaseCode()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

test('hovering the product image loads a larger one', async ({ shop, page, text }) => {
  await shop.open(carpetPath)
  const larger = page.waitForRequest(/\.svg\?w=1600/)
  await page
    .getByRole('region', { name: text.pictures.of({ title: await title(page) }) })
    .getByRole('listitem')
    .first()
    .hover()
  await larger
})

test.describe('on a phone', () => {
  test.use(phone)

  test(
    'a variant without the sale of the first one leaves the button to add where it was',
    { tag: '@ru' },
    async ({ shop, page, text }) => {
      await shop.open(carpetPath)
      const add = page.getByRole('button', { name: text.cart.add(), exact: true })
      const topOfAdd = () => add.evaluate((button) => button.getBoundingClientRect().top + scrollY)
      const before = await topOfAdd()
      await page.getByRole('group', { name: text.details.option.color() }).getByRole('button').nth(1).click()
      await expect(page.getByRole('article').first().locator('s')).toHaveCount(0)
      expect(await topOfAdd()).toBeCloseTo(before, 0)
    },
  )

  test('a finger on the thumbnails scrolls the page', async ({ shop, page }) => {
    await shop.open(carpetPath)
    const thumb = (await page.locator('main button[aria-current=true]').boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const from = { x: thumb.x + thumb.width / 2, y: thumb.y + thumb.height / 2 }
    await touch.send('Input.synthesizeScrollGesture', { ...from, yDistance: -300, speed: 1600 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  test(
    'a swipe shows the next picture in the reading direction',
    { tag: '@ltr' },
    async ({ shop, page, text, language }) => {
      await shop.open(carpetPath)
      const gallery = page.getByRole('region', { name: text.pictures.of({ title: await title(page) }) })
      const touch = await page.context().newCDPSession(page)
      const xDistance = language === 'fa' ? 260 : -260
      await touch.send('Input.synthesizeScrollGesture', { x: 195, y: 300, xDistance, speed: 1600 })
      await expect(gallery).toContainText(text.pictures.position({ index: 2, count: 3 }))
    },
  )

  test('a pinch zooms the lightbox, and a double tap resets it', async ({ shop, page, text }) => {
    await shop.open(carpetPath)
    await page.getByRole('region').getByRole('listitem').first().getByRole('button').tap()
    const lightbox = page.getByRole('dialog')
    const zoom = lightbox.locator('output')
    const fits = formattersOf('fa').percent(100)
    await expect(zoom).toHaveText(fits)
    const touch = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 400, id: 1 },
      { x: 195 + apart, y: 400, id: 2 },
    ]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
    for (const apart of [60, 90, 120])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(zoom).toHaveText(formattersOf('fa').percent(300))
    /** A double tap counts by the time of its events, and a busy page takes each of them late. */
    const start = Date.now() / 1000
    for (const [at, type] of (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).entries()) {
      const touchPoints = type === 'touchStart' ? [{ x: 195, y: 400 }] : []
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + at / 20 })
    }
    await expect(zoom).toHaveText(fits)
    await expect(lightbox).toContainText(text.pictures.position({ index: 1, count: 3 }))
  })

  test('the add-to-cart button becomes sticky when scrolled past, and exists once', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open(carpetPath)
    const add = page.getByRole('button', { name: text.cart.add(), exact: true })
    await add.scrollIntoViewIfNeeded()
    const facts = page.getByRole('article').first()
    const price = facts.getByText(text.money.unit({ amount: 5 }), { exact: true })
    await expect(price).toHaveCount(1)
    await page.getByRole('heading', { name: text.details.reviews() }).scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport()
    await expect(add).toHaveCount(1)
    await expect(price).toHaveCount(2)
    await add.click()
    await expect(page.getByRole('dialog')).toContainText(text.cart.continueText())
  })
})

test.describe('the price on a phone', () => {
  test.use(phone)

  test('a price is told by the gram where goods are weighed, and by instalments where it is high', async ({
    shop,
    page,
    text,
  }) => {
    const { details } = text
    await shop.open('/search/saffron-spices/qaenat-negin-saffron?item=10712')
    const price = text.money.full({ amount: 323_913 })
    await expect(
      page.getByText(details.unitPrice({ price, quantity: details.quantity.g({ value: 1 }) })),
    ).toBeVisible()
    await shop.open('/search/handwoven-carpets/nain-wool-silk-carpet')
    const inFour = page.getByRole('button', {
      name: details.installments({ count: 4, amount: 11_625_000 }),
    })
    await inFour.click()
    await expect(inFour).toHaveAttribute('aria-expanded', 'true')
  })
})

test.describe('a member without addresses on a phone', () => {
  test.use({ ...phone, scenario: ['without-addresses'] })

  test('a city is chosen once: deliveries are estimated for it, and a new address begins with it', async ({
    shop,
    page,
    text,
  }) => {
    const { city } = text.details
    await shop.open('/search/copper/zanjan-copper-pot')
    await page.getByRole('button', { name: city.choose() }).click()
    const dialog = page.getByRole('dialog', { name: city.choose() })
    const tehran = dialog.getByRole('listitem').first().getByRole('button')
    const name = await tehran.innerText()
    await dialog.getByRole('searchbox').fill(name)
    await tehran.click()
    const price = text.money.full({ amount: 120_000 })
    const promise = page.getByRole('button', { name: city.priced({ city: name, price }) })
    await expect(promise).toBeVisible()
    await reload(page)
    await expect(promise).toBeVisible()
    await shop.open('/profile/addresses')
    await page.getByRole('button', { name: text.account.addressBook.add() }).click()
    await expect(page.getByLabel(text.forms.address.city())).toHaveValue(name)
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the buy box stays in view beside the details, and whole in a low window', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open(carpetPath)
    const add = page.getByRole('button', { name: text.cart.add(), exact: true })
    const about = page.getByRole('heading', { name: text.details.about() })
    await about.scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 480 })
    await about.scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport({ ratio: 1 })
  })
})

test('print shows the product and the URL of its chosen variant without controls and dialogs', async ({
  shop,
  page,
  text,
}) => {
  await shop.open(carpetPath)
  await page.getByRole('group', { name: text.details.option.color() }).getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/item=\d+/)
  const { pathname, search } = new URL(page.url())
  const order = page.getByRole('combobox', { name: text.feedback.sort() })
  const invitation = page.getByText(text.feedback.invite())
  await expect(order).toBeVisible()
  await expect(invitation).toBeVisible()
  await page.getByRole('button', { name: text.details.tellWhen.cheaper() }).click()
  const dialog = page.getByRole('dialog', { name: text.details.tellWhen.cheaper() })
  await expect(dialog.getByLabel(text.notices.request.wanted())).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
  await expect(page.getByText(pathname + search)).toBeVisible()
  for (const hidden of [order, invitation]) await expect(hidden).toBeHidden()
  for (const gone of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(gone)).toHaveCount(0)
  await expect(page.getByRole('button', { name: text.cart.add(), exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: text.details.related() })).toBeHidden()
  await expect(page.getByRole('table', { name: text.details.specs() })).toBeVisible()
  const ratings = page.getByRole('list', { name: text.details.breakdown() })
  await expect(ratings.getByRole('button').first()).toBeVisible()
})
