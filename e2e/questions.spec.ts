import { carpetPath, expectPlaceRestored, reload, signIn } from './steps.ts'
import { expect, phone, test } from './test.ts'

const question = 'Can the carpet be cut to size?'

test.describe('a member on a phone', () => {
  test.use({ ...phone, scenario: ['member'] })

  for (const action of ['send', 'cancel'] as const)
    test(`the form of a question that a reload kept closes by ${action}, and the focus goes back`, async ({
      shop,
      page,
      text,
    }) => {
      const texts = text.feedback.questions
      const ask = page.getByRole('button', { name: texts.ask() })
      const body = page.getByLabel(texts.body(), { exact: true })
      await shop.open(carpetPath)
      await page.getByRole('heading', { name: texts.title() }).scrollIntoViewIfNeeded()
      await ask.click()
      await body.fill(question)
      await reload(page)
      await page.getByRole('heading', { name: texts.title() }).scrollIntoViewIfNeeded()
      await expect(body).toHaveValue(question)
      const form = page.getByRole('form', { name: /./ }).filter({ has: body })
      await form.getByRole('button', { name: action === 'send' ? texts.send() : text.forms.cancel() }).click()
      await expect(ask).toBeFocused()
      await expect(body).toHaveCount(0)
    })
})

test('a guest who asks about a product finds the form after signing in, with the focus in it', async ({
  shop,
  page,
  text,
}) => {
  const texts = text.feedback.questions
  await shop.open(carpetPath)
  await page.getByRole('heading', { name: texts.title() }).scrollIntoViewIfNeeded()
  const ask = page.getByRole('button', { name: texts.ask() })
  await expect(ask).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await ask.dispatchEvent('click')
  await signIn({ page, text })
  await expect(page.getByLabel(texts.body(), { exact: true })).toBeFocused()
})

test('Back restores a search in the questions and the place of the reader', async ({ shop, page, text }) => {
  const texts = text.feedback.questions
  await shop.open(carpetPath)
  await page.getByRole('heading', { name: texts.title() }).scrollIntoViewIfNeeded()
  const search = page.getByRole('searchbox', { name: texts.search() })
  await search.fill('zzzz')
  await search.press('Enter')
  const none = page.getByText(texts.none({ text: 'zzzz' }))
  await expect(none).toBeVisible()
  await expectPlaceRestored(page, search)
  await expect(search).toHaveValue('zzzz')
  await expect(none).toBeVisible()

  await page.getByRole('main').locator('a[href$="#reviews"]').click()
  await expect(page).toHaveURL(/#reviews$/)
  await search.fill('yyyy')
  await search.press('Enter')
  await expect(page.getByText(texts.none({ text: 'yyyy' }))).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('zzzz')
  await expect(none).toBeVisible()
})
