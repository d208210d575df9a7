import type { Page, Request } from '@playwright/test'
import {
  carpetPath,
  cartUpdateAnswered,
  firstCartLine,
  holdRequests,
  isCartUpdate,
  isUncovered,
  lines,
  whenIdle,
  reload,
  responseBeforeOpen,
  openDrawn,
  signIn,
} from './steps.ts'
import { networkIdle } from './network-idle.ts'
import type { Shop } from './test.ts'
import { expect, phone, test } from './test.ts'

type Line = { productItemId: number; count: number }
type Cart = { lines: Line[]; merchantId: number | null; addressId: number | null }
type ServerState = { carts: Record<string, Cart>; likes: Record<string, number[]> }

const cartOf = async (shop: Shop) => Object.values(((await shop.mock.state()) as ServerState).carts)[0]!
const likesOf = async (shop: Shop) => Object.values(((await shop.mock.state()) as ServerState).likes).flat()
const lineCounts = async (shop: Shop) => (await cartOf(shop)).lines.map(({ count }) => count).toSorted()

test.describe('cart with three lines', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('print shows the lines, their counts and the sums without controls', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const line = lines(page, text.cart.title()).nth(1)
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect(page.getByRole(gone)).toHaveCount(0)
    await expect(page.getByLabel(text.checkout.rebateCode.label())).toBeHidden()
    await expect(line.getByRole('spinbutton')).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: text.checkout.payable() })).toBeVisible()
  })

  test('52 fast clicks end at the right count with at most 8 requests', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const pot = lines(page, text.cart.title()).nth(1)
    const title = await pot.getByRole('link').innerText()
    const before = Number(await pot.getByRole('spinbutton').getAttribute('aria-valuenow'))
    let calls = 0
    page.on('request', (request) => (calls += request.postDataJSON()?.cartItemId ? 1 : 0))
    const release = await holdRequests(page, '**/api/cart/cart')
    const more = await pot.getByRole('button', { name: text.cart.increase({ title }) }).elementHandle()
    const less = await pot.getByRole('button', { name: text.cart.decrease({ title }) }).elementHandle()
    await page.evaluate(
      async ([plus, minus]) => {
        const nextFrame = () => new Promise(requestAnimationFrame)
        for (let taps = 0; taps < 52; taps += 1) {
          ;((taps % 2 === 0 || taps === 51 ? plus : minus) as HTMLElement).click()
          await nextFrame()
        }
      },
      [more, less],
    )
    release()
    await networkIdle(page)
    expect((await cartOf(shop)).lines[1]?.count).toBe(before + 2)
    expect(calls).toBeLessThanOrEqual(8)
  })
})

test.describe('cart of a member', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('the chosen address, merchant and bonus credit survive a reload', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const addresses = page.getByRole('group', { name: text.checkout.addressTitle() }).getByRole('radio')
    await expect(addresses.first()).toBeChecked()
    const addressSet = cartUpdateAnswered(page, 'setAddress')
    await addresses.nth(1).check()
    await page.getByLabel(text.checkout.bonusUse()).check()
    await addressSet
    await expect(page.getByRole('term').filter({ hasText: text.checkout.bonus() })).toBeVisible()
    const merchants = page.getByRole('group', { name: text.checkout.merchantTitle() }).getByRole('radio')
    const merchantSet = cartUpdateAnswered(page, 'setMerchant')
    await merchants.nth(1).check()
    await merchantSet
    expect((await cartOf(shop)).merchantId).toBe(2)
    await reload(page)
    await expect(addresses.nth(1)).toBeChecked()
    await expect(merchants.nth(1)).toBeChecked()
    await expect(page.getByLabel(text.checkout.bonusUse())).toBeChecked()
  })
})

test.describe('checkout choices of a member', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('an address removed during a cart refetch stays removed', async ({ shop, page, text }) => {
    const addressRemoved = cartUpdateAnswered(page, 'removeAddress')
    let cartReads = 0
    await page.route('**/api/cart/cart', async (route, request) => {
      if (isCartUpdate(request, 'getCart') && ++cartReads > 1) await addressRemoved
      await route.continue()
    })
    await shop.open('/basket')
    await page.getByRole('button', { name: text.checkout.addressRemove() }).click()
    await addressRemoved
    await networkIdle(page)
    expect((await cartOf(shop)).addressId).toBeNull()
  })

  test('paying after the address is removed focuses the address choice', async ({ shop, page, text }) => {
    await shop.open('/basket')
    await page.getByRole('button', { name: text.checkout.addressRemove() }).click()
    await expect.poll(() => cartOf(shop).then(({ addressId }) => addressId)).toBeNull()
    await page.getByLabel(text.checkout.terms.accept()).check()
    await page.getByRole('button', { name: text.checkout.pay() }).click()
    await expect(page.getByText(text.checkout.addressNeeded())).toBeVisible()
    const addresses = page.getByRole('group', { name: text.checkout.addressTitle() }).getByRole('radio')
    await expect(addresses.first()).toBeFocused()
    await expect(addresses.first()).not.toBeChecked()
  })

  test('an address that is added on the way from the checkout is chosen', async ({ shop, page, text }) => {
    const { address, save } = text.forms
    await shop.open('/basket')
    await page.getByRole('link', { name: text.checkout.addressEdit() }).click()
    await page.getByRole('button', { name: text.account.addressBook.add() }).click()
    await reload(page)
    await page.getByLabel(address.title()).fill('ویلا')
    await page.getByLabel(address.province()).fill('اصفهان')
    await page.getByLabel(address.city()).fill('کاشان')
    await page.getByRole('textbox', { name: address.street(), exact: true }).fill('خیابان امیرکبیر، پلاک ۵')
    await page.getByLabel(address.postalCode()).fill('۸۷۱۳۶۱۲۳۴۵')
    await page.getByRole('button', { name: save() }).click()
    await expect(page).toHaveURL(shop.path('/basket'))
    await expect(page.getByRole('radio', { name: 'ویلا' })).toBeChecked()
    await expect.poll(() => cartOf(shop)).toMatchObject({ addressId: 901 })
  })

  test('a session that ends in the address book leads back to the checkout all the same', async ({
    shop,
    page,
    text,
  }) => {
    const { address, save } = text.forms
    await shop.open('/basket')
    await page.getByRole('link', { name: text.checkout.addressEdit() }).click()
    await page
      .getByRole('button', { name: text.account.addressBook.edit({ title: '' }) })
      .first()
      .click()
    await page.getByLabel(address.title()).fill('ویلا')
    await shop.mock.faults({ on: 'saveAddress', fault: 'end-session', times: 1 })
    await page.getByRole('button', { name: save() }).click()
    await signIn({ page, text })
    await expect(page).toHaveURL(shop.path('/profile/addresses'))
    await page.getByRole('button', { name: save() }).click()
    await expect(page).toHaveURL(shop.path('/basket'))
    await expect(page.getByRole('radio', { name: 'ویلا' })).toBeVisible()
  })

  test('a product can be liked from its cart line', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const { line } = await firstCartLine({ page, text })
    const title = await line.getByRole('link').innerText()
    const heart = line.getByRole('button', { name: text.product.like({ title }) })
    await heart.click()
    await expect.poll(() => likesOf(shop)).toHaveLength(1)
    await shop.open('/profile/likes')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })
})

test.describe('cart of a member with many lines', () => {
  test.use({ scenario: ['full-cart', 'ready-to-order'] })

  test('the box with the button to pay shows it beside all lines, and whatever is focused in it', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open('/basket')
    const pay = page.getByRole('button', { name: text.checkout.pay() })
    await expect(pay).toBeVisible()
    await lines(page, text.cart.title()).nth(18).scrollIntoViewIfNeeded()
    await expect(pay).toBeInViewport({ ratio: 1 })

    const code = page.getByLabel(text.checkout.rebateCode.label())
    const terms = page.getByLabel(text.checkout.terms.accept())
    for (const field of [code, terms, code]) {
      await field.focus()
      await expect.poll(() => isUncovered(field)).toBe(true)
    }
  })
})

test.describe('cart of a member without an address', () => {
  test.use({ scenario: ['without-addresses', 'cart-with-one-line'] })

  test('a cart without an address links to the address book', async ({ shop, page, text }) => {
    await shop.open('/basket')
    await expect(page.getByText(text.checkout.addressNone())).toBeVisible()
    await page.getByRole('link', { name: text.checkout.addressEdit() }).click()
    await expect(page).toHaveURL(shop.path('/profile/addresses'))
  })
})

test.describe('cart of a member with addresses', () => {
  test.use({ scenario: ['member', 'cart-with-one-line'] })

  for (const late of ['user/addresses', 'productOrder/merchants'])
    test(`a late answer of ${late} moves no choice that could be pressed before`, async ({
      shop,
      page,
      text,
    }) => {
      const addresses = page.getByRole('group', { name: text.checkout.addressTitle() })
      const release = await holdRequests(page, `**/api/${late}*`)
      const preset = cartUpdateAnswered(page, 'setDelivery')
      await shop.open('/basket')
      await preset
      await expect(page.getByRole('main').getByText(text.site.waiting())).toBeVisible()
      await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
      release()
      await expect(addresses.getByRole('radio').first()).toBeChecked()
    })

  test.describe('on a phone', () => {
    test.use(phone)

    test('an address that is set by itself moves no choice below it @en', async ({ shop, page, text }) => {
      const isOfAddress = (request: Request) => isCartUpdate(request, 'setAddress')
      const release = await holdRequests(page, '**/api/cart/cart', isOfAddress)
      await shop.open('/basket')
      const merchants = page.getByRole('group', { name: text.checkout.merchantTitle() })
      await expect(merchants).toBeVisible()
      const placeOf = () => merchants.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      const before = await placeOf()
      release()
      await expect(page.getByRole('button', { name: text.checkout.addressRemove() })).toBeVisible()
      expect(await placeOf()).toBe(before)
    })
  })

  test('paying is disabled until the default address and delivery method are set', async ({
    shop,
    page,
    text,
  }) => {
    const pay = page.getByRole('button', { name: text.checkout.pay() })
    const isOfDelivery = (request: Request) => isCartUpdate(request, 'setDelivery')
    const release = await holdRequests(page, '**/api/cart/cart', isOfDelivery)
    await shop.open('/basket')
    await page.getByRole('group', { name: text.checkout.merchantTitle() }).getByRole('radio').first().check()
    await expect(pay).toBeDisabled()
    await pay.focus()
    release()
    await expect(pay).toBeEnabled()
    await expect(pay, 'is not passed over by Tab').toBeFocused()
    expect(await cartOf(shop)).toMatchObject({ addressId: 801, deliveryId: 1 })
  })
})

test.describe('cart next to a reserved order', () => {
  test.use({ scenario: ['reserved-order', 'cart-with-one-line'] })

  test('reserved orders are read beside the cart, so that they are drawn with the other choices', async ({
    shop,
    page,
    text,
  }) => {
    const release = await holdRequests(page, '**/api/cart/cart')
    const read = responseBeforeOpen(page, '**/api/productOrder/orders')
    await page.goto(shop.path('/basket'))
    await read
    release()
    await expect(page.getByLabel(text.checkout.parentTitle())).toBeVisible()
  })

  test('choosing and clearing a parent order both survive a reload', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const parent = page.getByLabel(text.checkout.parentTitle())
    const choose = async (option: string | { index: number }) => {
      const set = cartUpdateAnswered(page, 'setParentOrderId')
      await parent.selectOption(option)
      await set
    }
    await choose({ index: 1 })
    await expect(page.getByText(text.checkout.parentHolds({ titles: '' }).trim())).toBeVisible()
    await reload(page)
    await expect(parent).not.toHaveValue('')
    await choose('')
    await reload(page)
    await expect(parent).toHaveValue('')
  })
})

test('the cart drawer shows the added line, returns focus on Escape and links to the cart page', async ({
  shop,
  page,
  text,
}) => {
  await shop.open(carpetPath)
  await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.cart.continueShopping() }).click()
  const cartButton = page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 1 }))
  await cartButton.click()
  const drawer = page.getByRole('dialog', { name: text.cart.title() })
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(cartButton).toBeFocused()
  await cartButton.click()
  await drawer.getByRole('link', { name: text.cart.viewCart() }).click()
  await expect(page).toHaveURL(shop.path('/basket'))
  await expect(drawer).toBeHidden()
})

test.describe('offline cart', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('an offline count change is sent once when the network is back', async ({
    shop,
    page,
    context,
    text,
  }) => {
    const idle = whenIdle(page)
    await shop.open('/basket')
    await expect(lines(page, text.cart.title())).toHaveCount(3)
    await idle
    await context.setOffline(true)
    await expect(page.getByText(text.checkout.offline())).toBeVisible()
    const pot = lines(page, text.cart.title()).nth(1)
    const title = await pot.getByRole('link').innerText()
    await pot.getByRole('button', { name: text.cart.increase({ title }) }).click()
    await expect(page.getByRole('group').filter({ hasText: text.errors.offlineWaits() })).toBeVisible()
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.postDataJSON()?.cartItemId) sent.push(request.postDataJSON())
    })
    await context.setOffline(false)
    await expect.poll(() => lineCounts(shop)).toEqual([1, 1, 3])
    await expect(page.getByText(text.checkout.offline())).toBeHidden()
    expect(sent).toHaveLength(1)
  })

  test('an offline count change that the server rejects rolls back with a toast', async ({
    shop,
    page,
    context,
    text,
  }) => {
    const idle = whenIdle(page)
    await shop.open('/basket')
    const { line, more } = await firstCartLine({ page, text })
    const before = await line.getByRole('spinbutton').inputValue()
    await idle
    await shop.mock.faults({ on: 'add', fault: { status: 503 } })
    await context.setOffline(true)
    await more.click()
    await expect(line.getByRole('spinbutton')).not.toHaveValue(before)
    await context.setOffline(false)
    await expect(page.getByRole('group').filter({ hasText: text.cart.countFailed() })).toBeVisible()
    await expect(line.getByRole('spinbutton')).toHaveValue(before)
  })
})

test.describe('cart in two tabs', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('a line removed in one tab disappears in the other', async ({ shop, page, context, text }) => {
    const other = await context.newPage()
    await shop.open('/basket')
    await other.goto(shop.path('/basket'))
    await expect(lines(other, text.cart.title())).toHaveCount(3)
    const { line } = await firstCartLine({ page, text })
    const title = await line.getByRole('link').innerText()
    await line.getByRole('button', { name: text.cart.remove({ title }) }).click()
    await expect(lines(other, text.cart.title())).toHaveCount(2)
  })
})

test('simultaneous adds in two tabs share one cart', async ({ shop, page, context, text }) => {
  const other = await context.newPage()
  await shop.open(carpetPath)
  await openDrawn(other, shop.path('/search/copper/zanjan-copper-pot'))
  const add = (tab: Page) => tab.getByRole('button', { name: text.cart.add(), exact: true })
  await expect(add(page)).toBeEnabled()
  await expect(add(other)).toBeEnabled()
  await shop.mock.faults({ on: 'add', fault: { latency: 500 } })
  await Promise.all([add(page).click(), add(other).click()])
  for (const tab of [page, other])
    await expect(tab.getByRole('banner').getByLabel(text.nav.cartCount({ count: 2 }))).toBeVisible()
  expect(Object.keys(((await shop.mock.state()) as ServerState).carts)).toHaveLength(1)
})
