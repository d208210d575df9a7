import { carpetPath, reload, signIn } from './steps.ts'
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
  const title = page.getByRole('heading', { name: texts.title() })
  await title.scrollIntoViewIfNeeded()
  const search = page.getByRole('searchbox', { name: texts.search() })
  await search.fill('zzzz')
  await search.press('Enter')
  const none = page.getByText(texts.none({ text: 'zzzz' }))
  await expect(none).toBeVisible()
  await search.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const topOf = async () => Math.round((await search.boundingBox())?.y ?? NaN)
  const top = await topOf()

  const home = page.getByRole('banner').getByRole('link').first()
  await home.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(shop.path('/'))
  await expect(title).toHaveCount(0)
  await page.goBack()
  await expect(search).toHaveValue('zzzz')
  await expect(none).toBeVisible()
  await expect.poll(topOf).toBe(top)
})
