import type { Page } from '@playwright/test'
import { collectClientData } from './client-data.ts'
import { networkIdle } from './network-idle.ts'
import { scriptOf } from './script-of.ts'
import {
  addToCart,
  reload,
  requestCode,
  holdRequests,
  keepToasts,
  member,
  pauseClock,
  signIn,
  viewCart,
  openDrawn,
  type JourneyContext,
} from './steps.ts'
import { anotherDevice, expect, test, type Shop } from './test.ts'

const sara = /Sara|سارا|Сара/

const password = 'zarrin-۱۴۰۵'

const banner = (page: Page) => page.getByRole('banner')

async function choosePassword({ page, text }: JourneyContext) {
  await requestCode({ page, text })
  await page.getByRole('button', { name: text.auth.withPassword() }).click()
  return page.getByLabel(text.auth.password(), { exact: true })
}

async function signInFromCart({ shop, page, text }: JourneyContext & { shop: Shop }) {
  await shop.open('/search/copper/zanjan-copper-pot')
  await addToCart({ page, text })
  await viewCart({ page, text })
  await page.getByRole('link', { name: text.checkout.signIn() }).click()
}

test(
  'a member signs in by code and returns to the product variant',
  { tag: '@each' },
  async ({ shop, page, text }) => {
    const variantPath = '/search/handwoven-carpets/kashan-medallion-carpet?item=10012'
    await page.clock.install()
    await shop.open('/search/handwoven-carpets?discounted=true')
    await shop.open(variantPath)
    await banner(page).getByRole('link', { name: text.nav.signIn() }).click()
    await requestCode({ page, text })
    await pauseClock(page)
    await page.getByLabel(text.auth.code()).fill(member.code)
    await expect(page.getByRole('status').filter({ hasText: text.auth.redirecting() })).toBeVisible()
    await page.clock.runFor(999)
    await expect(page).toHaveURL(shop.path('/loginRegister'))
    await page.clock.runFor(1)
    await expect(page).toHaveURL(shop.path(variantPath))
    await page.clock.resume()
    await expect(banner(page)).toContainText(sara)
  },
)

test('Back after signing in leads to what came before the page that led to sign-in', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/gallery')
  await shop.open('/search/copper')
  await banner(page).getByRole('link', { name: text.nav.signIn() }).click()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/search/copper'))
  await page.goBack()
  await expect(page).toHaveURL(shop.path('/gallery'))
})

test(
  'a member signs in by password, and a wrong one shows a toast and a field error',
  { tag: '@each' },
  async ({ shop, page, text }) => {
    await shop.open('/loginRegister')
    const field = await choosePassword({ page, text })
    await expect(field).toBeFocused()
    await field.fill('zarrin')
    await field.press('Enter')
    await expect(
      page.getByRole('group').filter({ has: page.getByRole('button', { name: text.nav.close() }) }),
    ).toBeVisible()
    await expect(field).toHaveAccessibleDescription(new RegExp(text.auth.passwordRefused()))
    await field.fill(password)
    await field.press('Enter')
    await expect(page).toHaveURL(shop.path('/'))
    await expect(banner(page)).toContainText(sara)
  },
)

test('typing during a pending sign-in does not start a second one', async ({ shop, page, text }) => {
  await shop.open('/loginRegister')
  await requestCode({ page, text })
  const release = await holdRequests(page, '**/api/auth/checkOtp')
  const field = page.getByLabel(text.auth.code(), { exact: true })
  await field.pressSequentially(member.code)
  await field.press('Enter')
  await field.press('Backspace')
  await field.press('5')
  await field.press('Enter')
  const submit = page.getByRole('button', { name: text.auth.signIn(), exact: true })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(page).toHaveURL(shop.path('/'))
  const { log } = await shop.mock.record()
  expect((log as { call: string }[]).filter(({ call }) => call === 'checkOtp')).toHaveLength(1)
})

test('a new address right after sign-in is prefilled with the name of the member', async ({
  shop,
  page,
  text,
}) => {
  await shop.mock.faults({ on: 'user', fault: { latency: 4000 } })
  await shop.open('/profile/addresses')
  await signIn({ page, text })
  await page.getByRole('button', { name: text.account.addressBook.add() }).click()
  await expect(page.getByLabel(text.forms.address.recipient())).toHaveValue(sara)
  await expect(page.getByLabel(text.forms.address.mobile())).toHaveValue('۰۹۱۲۱۲۳۴۵۶۷')
})

test('a third wrong code shows a rate-limit countdown', async ({ shop, page, text }) => {
  /** Each text stands for a second only: the time stands still between the steps. */
  const start = Date.now()
  const waitUntil = (seconds: number) => page.clock.setFixedTime(start + seconds * 1_000)
  await waitUntil(0)
  await shop.open('/loginRegister')
  await requestCode({ page, text })
  const code = page.getByLabel(text.auth.code())
  for (const wrong of ['00000', '۱۱۱۱۱', '22222']) {
    await code.fill('')
    await code.pressSequentially(wrong)
    await expect(code).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByText(text.auth.tooMany({ seconds: 120 })).last()).toBeVisible()
  await waitUntil(20)
  await expect(page.getByText(text.auth.tooMany({ seconds: 100 }))).toBeVisible()
  await expect(page.getByText('۰۹۱۲۱۲۳۴۵۶۷')).toBeVisible()
  await waitUntil(120)
  await shop.mock.advance(120)
  await expect(page.getByText(text.auth.tryNow())).toBeVisible()
  await code.pressSequentially(member.code)
  await expect(page).toHaveURL(shop.path('/'))
})

test('a code can be resent after its countdown', async ({ shop, page, text }) => {
  await page.clock.install()
  await shop.open('/loginRegister')
  await requestCode({ page, text })
  const [countdownText] = text.auth.resendIn({ seconds: 120 }).split('۱۲۰')
  const countdown = page.getByText(countdownText!)
  await expect(countdown).toBeVisible()
  /** The clock would time out what is under way. */
  await networkIdle(page)
  await page.clock.fastForward(120_000)
  await shop.mock.advance(120)
  await page.getByRole('button', { name: text.auth.resend() }).click()
  await expect(countdown).toBeVisible()
  const { log } = await shop.mock.record()
  expect((log as { call: string; status: number }[]).filter(({ call }) => call === 'otp')).toMatchObject([
    { status: 200 },
    { status: 200 },
  ])
})

test('sign-in and name editing work by keyboard', async ({ shop, page, text }) => {
  await shop.open('/profile/details')
  await expect(page.getByLabel(text.auth.mobile())).toBeFocused()
  await page.keyboard.type('09121234567')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(text.auth.code())).toBeFocused()
  await page.keyboard.type('99999')
  await expect(page.getByLabel(text.auth.code())).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
  await expect(page.getByLabel(text.auth.code())).toBeFocused()
  await page.keyboard.type('12345')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.account.profile())
  await page.getByRole('button', { name: text.account.editName() }).press('Enter')
  await expect(page.getByLabel(text.forms.name.firstName(), { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('زهرا')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: text.account.editName() })).toBeFocused()
  await expect(banner(page)).toContainText('زهرا')
})

test('a typed mobile survives a reload and a language change, and the step of the code a reload', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/loginRegister')
  const mobile = page.getByLabel(text.auth.mobile())
  await mobile.fill('09389998877')
  await reload(page)
  await expect(mobile).toHaveValue('09389998877')
  await openDrawn(page, '/en/loginRegister')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('09389998877')

  await shop.open('/loginRegister')
  await requestCode({ page, text })
  await reload(page)
  await page.getByLabel(text.auth.code()).fill(member.code)
  await expect(page).toHaveURL(shop.path('/'))
})

test('sign-in leads back when the user cannot be fetched', async ({ shop, page, text }) => {
  await shop.open('/search/copper')
  await banner(page).getByRole('link', { name: text.nav.signIn() }).click()
  await requestCode({ page, text })
  await shop.mock.faults({ on: 'user', fault: { status: 500 } })
  await page.getByLabel(text.auth.code()).fill(member.code)
  await expect(page).toHaveURL(shop.path('/search/copper'))
  const account = banner(page).getByRole('link', { name: text.nav.account() })
  await expect(account).toBeVisible()
  await account.click()
  const retry = page.getByRole('button', { name: text.errors.retry() })
  await expect(retry).toBeVisible()
  /** Links in view load their pages ahead, and with them the user. */
  await networkIdle(page)
  await shop.mock.faults()
  await retry.click()
  await expect(banner(page)).toContainText(sara)
})

test('two tabs share sign-in and sign-out', async ({ shop, page, text, context }) => {
  await shop.open('/loginRegister')
  const other = await context.newPage()
  await openDrawn(other, shop.path('/search/copper'))
  await expect(banner(other).getByRole('link', { name: text.nav.signIn() })).toBeVisible()
  await signIn({ page, text })
  await expect(banner(other)).toContainText(sara)
  await other.goto(shop.path('/profile/addresses'))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text.account.addresses())
  await expect(page).toHaveURL(shop.path('/'))
  await banner(page).getByRole('link', { name: sara }).click()
  await page.getByRole('button', { name: text.account.signOut() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await expect(other.getByLabel(text.auth.mobile())).toBeVisible()
  await expect(banner(other)).not.toContainText(sara)
})

test.describe('member in two tabs', () => {
  test.use({ scenario: ['member'] })

  test('signing out in one tab hides personal data in the other before its next page loads', async ({
    shop,
    page,
    text,
    context,
  }) => {
    const release = await holdRequests(page, scriptOf('src/routes/loginRegister.tsx'))
    await shop.open('/profile/addresses')
    const mobileText = page.getByRole('main').getByText('۰۹۱۲۱۲۳۴۵۶۷').first()
    await expect(mobileText).toBeVisible()
    const other = await context.newPage()
    await other.goto(shop.path('/profile/details'))
    await other.getByRole('button', { name: text.account.signOut() }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
    await expect(mobileText).toBeHidden()
    await expect(page.getByRole('main')).not.toContainText(sara)
    release()
    await expect(page.getByLabel(text.auth.mobile())).toBeVisible()
  })
})

test('the route guard sends a guest to sign-in, and back when another tab signs in', async ({
  shop,
  page,
  text,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(shop.path('/profile/accountorder?from=2026-10-23'))
  await expect(other).toHaveURL(shop.path('/loginRegister'))
  await expect(other.getByLabel(text.auth.mobile())).toBeVisible()
  await shop.open('/loginRegister')
  await signIn({ page, text })
  await expect(other).toHaveURL(shop.path('/profile/accountorder?from=2026-10-23'))
})

test.describe('signed-in member', () => {
  test.use({ scenario: ['liked-goods', 'order-paid', 'cart-with-lines'] })

  test('signing out clears all personal data but the cart', async ({ shop, page, text, context }) => {
    const { account } = text
    const pages = page.getByRole('navigation', { name: account.nav() })
    await keepToasts(page)
    await shop.open('/profile')
    for (const title of [text.nav.likes(), account.addresses(), account.orders(), account.profile()]) {
      await pages.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await networkIdle(page)
    }
    await page.getByRole('button', { name: text.account.editName() }).click()
    await page.getByLabel(text.forms.name.lastName()).fill('Secret')
    const cookies = (await context.cookies()).filter(({ name }) => /token/.test(name))
    expect(cookies.map(({ name, httpOnly }) => ({ name, httpOnly }))).toEqual([
      { name: 'token', httpOnly: true },
      { name: 'rtoken', httpOnly: true },
    ])
    const personal = ['09121234567', 'محمدی', 'Secret', 'ZR-1', 'ولیعصر', '"id":[100']
    const before = await collectClientData(page)
    for (const part of personal) expect(before).toContain(part)
    for (const { value } of cookies) expect(before).not.toContain(value)

    await page.getByRole('button', { name: text.account.signOut() }).click()
    await expect(page.getByRole('status').filter({ hasText: text.account.signedOut() })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
    await expect(banner(page).getByRole('link', { name: text.nav.signIn() })).toBeVisible()
    await expect(banner(page).getByLabel(text.nav.cartCount({ count: 4 }))).toBeVisible()
    const personalLeft = async () => {
      const data = await collectClientData(page)
      return personal.filter((part) => data.includes(part))
    }
    await expect.poll(personalLeft).toEqual([])
    expect((await context.cookies()).filter(({ name }) => /token/.test(name))).toEqual([])
  })

  test('a half-filled form survives session expiry and sign-in', async ({ shop, page, text }) => {
    await shop.open('/profile/details')
    await page.getByRole('button', { name: text.account.editName() }).click()
    const name = page.getByLabel(text.forms.name.firstName(), { exact: true })
    await name.fill('Zohre')
    await shop.mock.faults({ on: 'updateUser', fault: 'end-session', times: 1 })
    await page.getByRole('button', { name: text.forms.save() }).click()
    await expect(page.getByText(text.auth.sessionEnded())).toBeVisible()
    await signIn({ page, text })
    await expect(page).toHaveURL(shop.path('/profile/details'))
    await expect(name).toHaveValue('Zohre')
    await page.getByRole('button', { name: text.forms.save() }).click()
    await expect(banner(page)).toContainText('Zohre')
  })
})

test.describe('member with an expired session', () => {
  test.use({ scenario: ['member'] })

  test('a half-filled form is cleared for the next member', async ({ shop, page, text }) => {
    await shop.open('/profile/details')
    await page.getByRole('button', { name: text.account.editName() }).click()
    await page.getByLabel(text.forms.name.firstName(), { exact: true }).fill('Zohre')
    await shop.mock.faults({ on: 'updateUser', fault: 'end-session', times: 1 })
    await page.getByRole('button', { name: text.forms.save() }).click()
    await signIn({ page, text }, '0935 111 22 33')
    await expect(page).toHaveURL(shop.path('/profile/details'))
    await expect(page.getByRole('main')).toContainText('امیر کریمی')
    await expect(page.getByRole('button', { name: text.account.editName() })).toBeVisible()
  })
})

test('the sign-in URL may be lower case with a trailing slash', async ({ shop, page, text }) => {
  await shop.open('/loginregister/')
  await signIn({ page, text })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
})

test.describe('member with a cart on another device', () => {
  test.use({ ...anotherDevice, scenario: ['member', 'cart-with-one-line'] })

  test('signing in merges the guest cart with the cart of the member', async ({ shop, page, text }) => {
    await signInFromCart({ shop, page, text })
    const lines = page.getByRole('main').getByRole('listitem')
    await signIn({ page, text })
    await expect(page).toHaveURL(shop.path('/basket'))
    await expect(lines.locator('a[href*="/kashan-medallion-carpet"]').first()).toBeVisible()
    await expect(lines.locator('a[href*="/zanjan-copper-pot"]').first()).toBeVisible()
  })
})

type Cart = { owner: string | null; lines: { count: number }[] }

test('a guest who registers from the cart keeps it', async ({ shop, page, text }) => {
  await signInFromCart({ shop, page, text })
  await signIn({ page, text }, '9389998877')
  await page.getByLabel(text.auth.firstName(), { exact: true }).fill('نیلوفر')
  await page.getByLabel(text.auth.lastName()).fill('احمدی')
  await page.getByRole('button', { name: text.auth.register() }).click()
  await expect(page).toHaveURL(shop.path('/basket'))
  await expect(page.getByRole('banner')).toContainText('نیلوفر احمدی')
  const { carts } = (await shop.mock.state()) as { carts: Record<string, Cart> }
  expect(Object.values(carts)).toMatchObject([{ owner: '09389998877', lines: [{ count: 1 }] }])
})
