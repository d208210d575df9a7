import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  addToCart,
  carpetPath,
  firstCartLine,
  horizontalOverflow,
  reload,
  requestCode,
  signIn,
  viewCart,
} from './steps.ts'
import { expect, test } from './test.ts'

const payload = 'window.taken = true'
const markup = `"><img src=x onerror="${payload}"></script><script>${payload}</script>`
/** Short enough for any field, and without a dot: a path with one is served as a file. */
const imagePayload = '<img src=x onerror=taken=1>'
const bidiText = '\u202eوارونه می‌خواهم‌شان 👩‍👩‍👧‍👦🏺'
const longText = 'w'.repeat(10_000)

const builtStorageKeys = () =>
  globSync('dist/assets/*.js').flatMap((file) => readFileSync(file, 'utf8').match(/zarrin-[a-z-]+/g) ?? [])

async function expectHarmless(page: Page) {
  const found = await page.evaluate(() => ({
    taken: 'taken' in window,
    polluted: 'polluted' in {},
  }))
  expect(found).toEqual({ taken: false, polluted: false })
  expect(await horizontalOverflow(page)).toBe(0)
}

async function expectHarmlessInAnyWidth(page: Page) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectHarmless(page)
  }
}

test('search accepts markup, bidi controls and very long text without harm', async ({ shop, page, text }) => {
  await shop.open('/about')
  const field = page.getByRole('combobox', { name: text.nav.search() })
  for (const typed of [markup, bidiText, longText]) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(typed.slice(0, 20))
    await expectHarmlessInAnyWidth(page)
  }
})

test('URLs with injection payloads open a page without harm', async ({ shop, page, text }) => {
  const payloads = new URLSearchParams([
    ['text', markup],
    ['__proto__', '{"polluted":true}'],
    ['__proto__[polluted]', 'true'],
    ['constructor[prototype][polluted]', 'true'],
    ['page', '-9007199254740993'],
    ['pageSize', '1e999'],
    ['priceFrom', 'NaN'],
    ['attribute', '__proto__:polluted'],
    ['sort', markup],
    ['color', markup],
  ])
  await shop.open(`/search?${payloads}`)
  await expect(page.getByRole('search')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectHarmlessInAnyWidth(page)
  await shop.open(`/${encodeURIComponent(imagePayload)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text.errors.notFound())
  await expectHarmlessInAnyWidth(page)
  await shop.open(`/basket?item=${encodeURIComponent(markup)}#${encodeURIComponent(markup)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.empty())
  await expectHarmless(page)
})

test.describe('signed-in member', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('injection payloads in an address, a discount code and a count are harmless', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open('/profile/addresses')
    await page.getByRole('button', { name: text.account.addressBook.add() }).click()
    const { address } = text.forms
    for (const part of ['title', 'recipient', 'province', 'city', 'street'] as const)
      await page.getByLabel(address[part](), { exact: true }).fill(imagePayload)
    await page.getByLabel(address.postalCode()).fill('1434567891')
    await page.getByRole('button', { name: text.forms.save() }).click()
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '<img' })).toBeVisible()
    await expectHarmlessInAnyWidth(page)

    await shop.open('/basket')
    await page.getByLabel(text.checkout.rebateCode.label()).fill(markup)
    await page.getByRole('button', { name: text.checkout.rebateCode.apply() }).click()
    await expect(page.getByLabel(text.checkout.rebateCode.label())).toHaveAttribute('aria-invalid', 'true')
    const count = (await firstCartLine({ page, text })).line.getByRole('spinbutton')
    const before = await count.inputValue()
    for (const typed of ['-5', '1e9', markup.slice(0, 20)]) {
      await count.fill(typed)
      await count.press('Enter')
    }
    await expect(count).not.toHaveValue(/[-<>e]/)
    expect(before).not.toBe('')
    await expectHarmlessInAnyWidth(page)
  })
})

test('the shop opens with corrupt storage and cookies', async ({ shop, page, text, context }) => {
  const junk = ['{', 'null', '[]', '"x"', '{"__proto__":{"polluted":true}}', 'x'.repeat(200_000)]
  const storageKeys = builtStorageKeys()
  expect(storageKeys.length).toBeGreaterThan(10)
  await shop.open('/')
  for (const garbage of junk) {
    await page.evaluate(
      ({ keys, value }) => {
        for (const storage of [localStorage, sessionStorage])
          for (const key of [...keys, ...Object.keys(storage)]) storage.setItem(key, value)
        document.cookie = `basketId=${encodeURIComponent(value.slice(0, 2000))}; path=/`
        document.cookie = `locale=${encodeURIComponent(value.slice(0, 200))}; path=/`
      },
      { keys: storageKeys, value: garbage },
    )
    await shop.open('/basket')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.empty())
    await shop.open('/contact')
    await expect(page.getByLabel(text.forms.fullName())).toHaveValue('')
    await expectHarmless(page)
  }
  await shop.open(carpetPath)
  await addToCart({ page, text })
  expect((await context.cookies()).find(({ name }) => name === 'basketId')?.value).toMatch(/^[\w-]{8,64}$/)
})

test('a guest can check out when storage is full', async ({ shop, page, text }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await shop.open('/basket')
  await shop.open(carpetPath)
  await addToCart({ page, text })
  await viewCart({ page, text })
  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await requestCode({ page, text })
  await page.getByLabel(text.auth.code()).fill('12345')
  await expect(page.getByRole('radio', { name: text.checkout.kinds.online() })).toBeVisible()
})

for (const [year, time] of Object.entries({ 1990: '1990-05-01T08:00:00Z', 2080: '2080-05-01T08:00:00Z' })) {
  test(`a guest can check out and sign in with a device clock set to ${year}`, async ({
    shop,
    page,
    text,
  }) => {
    await page.clock.install({ time })
    await shop.open('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
    await shop.open(carpetPath)
    await addToCart({ page, text })
    await viewCart({ page, text })
    await page.getByRole('link', { name: text.checkout.signIn() }).click()
    await signIn({ page, text })
    await page.clock.runFor(3_000)
    await expect(page.getByRole('radio', { name: text.checkout.kinds.online() })).toBeVisible()
    await reload(page)
    await expect(page.getByRole('banner')).toContainText('سارا')
    await shop.open('/profile/accountorder')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.account.orderList.empty())
  })
}

test('a guest can fill a cart with cookies and storage blocked, and is told what is not kept', async ({
  shop,
  page,
  text,
}) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get: forbidden })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false })
    const denied = async () => forbidden()
    LockManager.prototype.request = denied as LockManager['request']
    CookieStore.prototype.get = denied as CookieStore['get']
  })
  await shop.open(carpetPath)
  await addToCart({ page, text })
  await viewCart({ page, text })
  await expect(page.getByRole('main')).toContainText(text.checkout.notKept())
  const { more } = await firstCartLine({ page, text })
  await more.click()
  await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 2 }))).toBeVisible()
  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await expect(page.getByRole('main')).toContainText(text.auth.cookiesOff())
})
