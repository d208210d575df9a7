import type { Page } from '@playwright/test'
import { scriptOf } from './script-of.ts'
import {
  blockRequests,
  carpetPath,
  firstCartLine,
  holdRequests,
  placeOrder,
  reload,
  whenDrawn,
} from './steps.ts'
import { expect, phone, test } from './test.ts'

const blockChunk = (page: Page, source: string) => blockRequests(page, scriptOf(source))

test.describe('cart that is ready to order', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('a due-date picker that fails to load leaves the cart as it is, and retry loads it', async ({
    shop,
    page,
    text,
  }) => {
    const unblock = await blockChunk(page, 'src/routes/-DueDate.tsx')
    await shop.open('/basket')
    const kind = (name: 'cheque' | 'offline') =>
      page.getByRole('radio', { name: text.checkout.kinds[name]() })
    const missing = page.getByRole('alert').filter({ hasText: text.checkout.dueDate() })
    await kind('cheque').check()
    await page.getByLabel(text.checkout.rebateCode.label()).fill('ZARRIN10')
    await page.getByLabel(text.checkout.sayadNumber()).fill('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶')
    await expect(missing).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.title())
    await kind('offline').check()
    await expect(missing).toBeHidden()
    await kind('cheque').check()

    await placeOrder({ page, text }, text.checkout.place())
    const retry = missing.getByRole('button', { name: text.errors.retry() })
    await expect(retry).toBeFocused()

    await reload(page)
    await expect(missing).toBeVisible()
    unblock()
    await retry.click()
    await expect(page.getByRole('textbox', { name: text.checkout.dueDate() })).not.toHaveValue('')
    await expect(page.getByLabel(text.checkout.sayadNumber())).toHaveValue('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶')
    await expect(page.getByLabel(text.checkout.rebateCode.label())).toHaveValue('ZARRIN10')
    await page.getByRole('button', { name: text.checkout.place() }).click()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
  })

  test('a cheque order before its due-date picker has loaded asks to wait', async ({ shop, page, text }) => {
    const release = await holdRequests(page, scriptOf('src/routes/-DueDate.tsx'))
    await shop.open('/basket')
    await page.getByRole('radio', { name: text.checkout.kinds.cheque() }).check()
    await page.getByLabel(text.checkout.sayadNumber()).fill('۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶')
    await placeOrder({ page, text }, text.checkout.place())
    const wait = page.getByRole('alert').filter({ hasText: text.checkout.dueDateAwaited() })
    await expect(wait).toBeVisible()
    release()
    await expect(wait).toBeHidden()
    await page.getByRole('button', { name: text.checkout.place() }).click()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
  })

  test('cart lines are shown when the member choices fail to load', async ({ shop, page, text }) => {
    await blockChunk(page, 'src/routes/-MembersChoices.tsx')
    await shop.open('/basket')
    await expect(page.getByRole('alert')).toContainText(text.errors.unreachable())
    await expect(page.getByRole('list', { name: text.cart.title() }).getByRole('listitem')).not.toHaveCount(0)
  })
})

test.describe('cart with one line', () => {
  test.use({ scenario: ['cart-with-one-line'] })

  test('a notice of a waiting discount code that fails to load says so, and nothing where no code waits', async ({
    shop,
    page,
    text,
  }) => {
    const missing = page.getByRole('alert').filter({ hasText: text.checkout.rebateCode.label() })
    const blockNotice = () => blockChunk(page, 'src/features/checkout/PendingRebate/PendingRebate.tsx')
    const unblock = await blockNotice()
    await shop.open('/basket')
    await firstCartLine({ page, text })
    await expect(missing).toHaveCount(0)
    unblock()
    await shop.open('/discount/NOWRUZ20')
    await expect(page.getByText(text.lists.discount.waits({ code: 'NOWRUZ20' }))).toBeVisible()
    await blockNotice()
    await shop.open('/basket')
    await expect(missing).toBeVisible()
  })
})

test.describe('orders of a member', () => {
  test.use({ scenario: ['order-paid'] })

  test('orders are shown when the period filter fails to load', async ({ shop, page, text }) => {
    await blockChunk(page, 'src/routes/profile/-PeriodFilter.tsx')
    await shop.open('/profile/accountorder')
    await expect(page.getByRole('alert')).toContainText(text.account.orderList.period())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.account.orders())
  })
})

test('a birth-date picker that fails to load says so, and retry keeps the typed values', async ({
  shop,
  page,
  text,
}) => {
  const unblock = await blockChunk(page, 'src/routes/-BirthDate.tsx')
  await shop.open('/employment')
  const label = text.forms.optional({ label: text.forms.employment.birthDate() })
  await page.getByLabel(text.forms.fullName()).fill('نیلوفر احمدی')
  const missing = page.getByRole('alert').filter({ hasText: label })
  await expect(missing).toBeVisible()
  unblock()
  const reloaded = page.waitForEvent('load')
  await missing.getByRole('button', { name: text.errors.retry() }).click()
  await reloaded
  await whenDrawn(page)
  await expect(page.getByRole('textbox', { name: label })).toBeVisible()
  await expect(page.getByLabel(text.forms.fullName())).toHaveValue('نیلوفر احمدی')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a filter sheet that fails to load shows a toast with retry', async ({ shop, page, text }) => {
    await blockChunk(page, 'src/features/catalogue/FilterSheet/FilterSheet.tsx')
    await shop.open('/search')
    await page.getByRole('button', { name: text.listing.filters() }).click()
    const toast = page.getByRole('group').filter({ hasText: text.listing.filters() })
    await expect(toast.getByRole('button', { name: text.errors.retry() })).toBeVisible()
    await expect(page.getByRole('button', { name: text.listing.filters() })).toBeFocused()
  })
})

test('reviews and a lightbox that fail to load show errors, and the product stays', async ({
  shop,
  page,
  text,
}) => {
  await blockChunk(page, 'src/ui/Lightbox/Lightbox.tsx')
  await blockChunk(page, 'src/features/catalogue/Reviews/Reviews.tsx')
  await shop.open(carpetPath)
  await expect(page.getByRole('alert').filter({ hasText: text.details.reviews() })).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const gallery = page.getByRole('region', { name: text.pictures.of({ title }) })
  await gallery.getByRole('button').first().click()
  const toast = page.getByRole('group').filter({ hasText: text.pictures.large() })
  await expect(toast.getByRole('button', { name: text.errors.retry() })).toBeVisible()
})

test('a slow list of articles is not an empty page while the script of its skeleton is late', async ({
  shop,
  page,
  text,
}) => {
  await holdRequests(page, scriptOf('src/features/content/ContentSkeleton/ContentSkeleton.tsx'))
  const release = await holdRequests(page, '**/api/content/blogs*')
  await shop.openShell('/blogs')
  await expect(page.getByRole('main').getByRole('status', { name: text.site.waiting() })).toBeVisible()
  release()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
