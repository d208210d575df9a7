import type { Page } from '@playwright/test'
import { scriptOf } from './script-of.ts'
import { carpet, heldBack, placeOrder } from './steps.ts'
import { expect, phone, test } from './test.ts'

const withhold = (page: Page, source: string) =>
  page.route(scriptOf(source), (route) => route.abort('blockedbyclient'))

test.describe('of a basket that is ready to order', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('a calendar that does not come leaves the basket as it is, and comes when it is tried again', async ({
    shop,
    page,
    text,
  }) => {
    await withhold(page, 'src/routes/-DueDate.tsx')
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

    await page.reload()
    await expect(missing).toBeVisible()
    await page.unroute(scriptOf('src/routes/-DueDate.tsx'))
    await retry.click()
    await expect(page.getByRole('textbox', { name: text.checkout.dueDate() })).not.toHaveValue('')
    await expect(page.getByLabel(text.checkout.sayadNumber())).toHaveValue('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶')
    await expect(page.getByLabel(text.checkout.rebateCode.label())).toHaveValue('ZARRIN10')
    await page.getByRole('button', { name: text.checkout.place() }).click()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
  })

  test('a cheque that is ordered before its calendar has come is told to wait for it', async ({
    shop,
    page,
    text,
  }) => {
    const release = await heldBack(page, scriptOf('src/routes/-DueDate.tsx'))
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

  test('the lines of the basket are shown without the choices of a member', async ({ shop, page, text }) => {
    await withhold(page, 'src/routes/-MembersChoices.tsx')
    await shop.open('/basket')
    await expect(page.getByRole('alert')).toContainText(text.errors.unreachable())
    await expect(page.getByRole('list', { name: text.cart.title() }).getByRole('listitem')).not.toHaveCount(0)
  })
})

test.describe('of a member', () => {
  test.use({ scenario: ['order-paid'] })

  test('orders are shown without the calendar that narrows them', async ({ shop, page, text }) => {
    await withhold(page, 'src/routes/profile/-OrderPeriod.tsx')
    await shop.open('/profile/accountorder')
    await expect(page.getByRole('alert')).toContainText(text.account.orderList.period())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.account.orders())
  })
})

test('a birth date that does not come is said so, and what was typed is there when it is tried again', async ({
  shop,
  page,
  text,
}) => {
  await withhold(page, 'src/routes/-BirthDate.tsx')
  await shop.open('/employment')
  const label = text.forms.optional({ label: text.forms.employment.birthDate() })
  await page.getByLabel(text.forms.fullName()).fill('نیلوفر احمدی')
  const missing = page.getByRole('alert').filter({ hasText: label })
  await expect(missing).toBeVisible()
  await page.unroute(scriptOf('src/routes/-BirthDate.tsx'))
  await missing.getByRole('button', { name: text.errors.retry() }).click()
  await expect(page.getByRole('textbox', { name: label })).toBeVisible()
  await expect(page.getByLabel(text.forms.fullName())).toHaveValue('نیلوفر احمدی')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('filters that do not come are said so, and the goods stay', async ({ shop, page, text }) => {
    await withhold(page, 'src/features/catalogue/FilterSheet/FilterSheet.tsx')
    await shop.open('/search')
    await page.getByRole('button', { name: text.listing.filters() }).click()
    const told = page.getByRole('group').filter({ hasText: text.listing.filters() })
    await expect(told.getByRole('button', { name: text.errors.retry() })).toBeVisible()
    await expect(page.getByRole('button', { name: text.listing.filters() })).toBeFocused()
  })
})

test('reviews and large pictures that do not come are said so, and the product stays', async ({
  shop,
  page,
  text,
}) => {
  await withhold(page, 'src/ui/Lightbox/Lightbox.tsx')
  await withhold(page, 'src/features/catalogue/Reviews/Reviews.tsx')
  await shop.open(carpet)
  await expect(page.getByRole('alert').filter({ hasText: text.details.reviews() })).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const gallery = page.getByRole('region', { name: text.pictures.of({ title }) })
  await gallery.getByRole('button').first().click()
  const told = page.getByRole('group').filter({ hasText: text.pictures.large() })
  await expect(told.getByRole('button', { name: text.errors.retry() })).toBeVisible()
})
