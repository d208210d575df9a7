import { requestCode } from './steps.ts'
import { expect, phone, test } from './test.ts'

test('the footer leads to the page about returns, its breadcrumb to all help, and Back returns', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/')
  const heading = page.getByRole('heading', { level: 1 })
  const { help } = text.app.footer
  await page.getByRole('contentinfo').getByRole('link', { name: help.returns(), exact: true }).click()
  await expect(page).toHaveURL(/\/help\/returns$/)
  await expect(heading).toHaveText(help.returns())
  await page.getByRole('navigation', { name: text.nav.breadcrumbs() }).getByRole('link').click()
  await expect(heading).toHaveText(text.pages.help())
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
  await page.goBack()
  await expect(heading).toHaveText(help.returns())
  await page.goBack()
  await expect(page).toHaveURL(shop.path('/'))
})

test('the page about privacy is read from sign-in, which goes on afterwards', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/loginRegister')
  await page.getByRole('main').getByRole('link', { name: text.app.footer.help.privacy() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.app.footer.help.privacy())
  await page.goBack()
  await requestCode({ page, text })
})

test.describe('with a full basket', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('the terms beside the order button open, and what was ticked stays', async ({ shop, page, text }) => {
    await shop.open('/basket')
    await page.getByLabel(text.checkout.terms.accept()).check()
    await page.getByRole('main').getByRole('link', { name: text.checkout.terms.full() }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.app.footer.help.terms())
    await page.goBack()
    await expect(page.getByLabel(text.checkout.terms.accept())).toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a product leads to the page about returns', async ({ shop, page, text }) => {
    await shop.open('/search/copper/zanjan-copper-pot')
    await page
      .getByRole('main')
      .getByRole('link', { name: text.details.returns({ days: 7 }) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.app.footer.help.returns())
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('help can be read and walked through', async ({ shop, page, text }) => {
    await page.goto(shop.path('/help'))
    await page
      .getByRole('main')
      .getByRole('link', { name: text.app.footer.help.returns(), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.app.footer.help.returns())
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  })
})
