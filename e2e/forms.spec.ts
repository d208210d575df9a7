import { localDigits } from '#i18n/local-digits.ts'
import { expect, test } from './test.ts'

const name = 'نیلوفر احمدی'
const mobile = '+98 (935) 111-22-33'
const words = 'A carpet of two by three metres, dark blue.'
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

type Sent = { forms: { form: string; fields: Record<string, unknown> }[] }

test('a letter is sent, and the shop says when it answers', async ({ shop, page, text, language }) => {
  await shop.open('/contact')
  const main = page.getByRole('main')
  await main.getByLabel(text.forms.fullName()).fill(name)
  await main.getByLabel(text.forms.mobile()).fill(mobile)
  await main.getByLabel(text.forms.contact.subject()).fill('کاسه مسی')
  await main.getByLabel(text.forms.contact.message()).fill(words)
  await main.getByRole('button', { name: text.forms.contact.send() }).click()
  await expect(main.getByRole('status')).toContainText(localDigits(language, '09351112233'))
  expect(((await shop.mock.state()) as Sent).forms).toMatchObject([
    { form: 'contact', fields: { fullName: name, mobile: '09351112233', message: words } },
  ])
})

test('a request with a budget is sent, pressed twice, once', async ({ shop, page, text }) => {
  await shop.open('/Request')
  const { request, optional } = text.forms
  await page.getByLabel(text.forms.fullName()).fill(name)
  await page.getByLabel(text.forms.mobile()).fill(mobile)
  await page.getByLabel(request.wish()).fill(words)
  await page.getByLabel(request.city()).fill('یزد')
  await page.getByLabel(optional({ label: request.budget() })).fill('۲۵٬۰۰۰٬۰۰۰')
  await page.getByRole('textbox', { name: optional({ label: request.callAt() }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[role=gridcell] button:not([aria-disabled])').last().click()
  for (const part of [0, 1]) await dialog.getByRole('spinbutton').nth(part).press('Home')
  await dialog.getByRole('button').last().click()
  await shop.mock.faults({ on: 'requestForm', fault: { latency: 300 } })
  await page.getByRole('button', { name: request.send() }).dblclick()
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  const { log } = await shop.mock.record()
  expect((log as { call: string }[]).filter(({ call }) => call === 'requestForm')).toHaveLength(1)
  expect(((await shop.mock.state()) as Sent).forms).toMatchObject([
    {
      fields: {
        city: 'یزد',
        budget: { amount: 250_000_000, unit: 'IRR' },
        callAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT(09|1[0-6]):(00|15|30|45)$/),
      },
    },
  ])
})

test('an application is sent with its CV; a place that is filled is named at its field', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/employment')
  const { employment } = text.forms
  await page.getByLabel(text.forms.fullName()).fill(name)
  await page.getByLabel(text.forms.mobile()).fill(mobile)
  const birthDate = { name: text.forms.optional({ label: employment.birthDate() }) }
  await page.getByRole('button', birthDate).click()
  const dialog = page.getByRole('dialog', birthDate)
  await dialog.getByRole('option', { name: '۱۳۶۹' }).click()
  await dialog.getByRole('button', { name: 'مرداد' }).click()
  await dialog.getByRole('button', { name: '۱۲ مرداد' }).click()
  await dialog.getByRole('button').last().click()
  await expect(page.getByRole('textbox', birthDate)).toHaveValue('۱۳۶۹-۰۵-۱۲')
  const role = page.getByLabel(employment.role())
  await role.selectOption(employment.roles.photographer())
  await page.getByLabel(employment.about(), { exact: true }).fill(words)
  await page.getByLabel(employment.cv.label(), { exact: true }).setInputFiles(cv)
  await expect(page.getByText(cv.name)).toBeVisible()
  await page.getByRole('button', { name: employment.send() }).click()
  await expect(role).toBeFocused()
  await expect(role).toHaveAttribute('aria-invalid', 'true')
  await role.selectOption(employment.roles.weaver())
  await page.getByRole('button', { name: employment.send() }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('۰۹۳۵۱۱۱۲۲۳۳')
  expect(((await shop.mock.state()) as Sent).forms).toMatchObject([
    { fields: { birthDate: '1990-08-03', role: 'weaver', cv: { name: cv.name, type: cv.mimeType } } },
  ])
})

test('what is missing is named at its field, and the first of them has the focus', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/Request')
  const { forms } = text
  await page.getByLabel(forms.fullName()).fill(name)
  await page.getByLabel(forms.mobile()).fill('0935')
  await page.getByRole('button', { name: forms.request.send() }).click()
  await expect(page.getByLabel(forms.mobile())).toBeFocused()
  await expect(page.getByLabel(forms.mobile())).toHaveAccessibleDescription(/۰۹۱۲۱۲۳۴۵۶۷/)
  await expect(page.getByLabel(forms.request.city())).toHaveAccessibleDescription(
    new RegExp(forms.invalid.city()),
  )
  await expect(page.getByLabel(forms.fullName())).toHaveValue(name)
})

test('a draft outlives a reload and a change of language, and is gone once it was sent', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/Request')
  const wish = page.getByLabel(text.forms.request.wish())
  await wish.fill(words)
  await page.getByLabel(text.forms.mobile()).fill(mobile)
  await page.reload()
  await expect(wish).toHaveValue(words)
  await page.goto('/en/Request')
  await expect(page.getByLabel('What are you looking for?')).toHaveValue(words)
  await shop.open('/Request')
  await page.getByLabel(text.forms.fullName()).fill(name)
  await page.getByLabel(text.forms.request.city()).fill('یزد')
  await page.getByRole('button', { name: text.forms.request.send() }).click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await page.reload()
  await expect(wish).toHaveValue('')
})

test('a cut connection costs nothing: the form can be sent again', async ({ shop, page, text }) => {
  await shop.open('/Request')
  await page.getByLabel(text.forms.fullName()).fill(name)
  await page.getByLabel(text.forms.mobile()).fill(mobile)
  await page.getByLabel(text.forms.request.wish()).fill(words)
  await page.getByLabel(text.forms.request.city()).fill('یزد')
  await shop.mock.faults({ on: 'requestForm', fault: 'drop' })
  const send = page.getByRole('button', { name: text.forms.request.send() })
  await send.click()
  await expect(page.getByRole('alert')).toContainText(text.errors.unreachable())
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel(text.forms.request.wish())).toHaveValue(words)
  await shop.mock.faults()
  await send.click()
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()
})

test('a date that is half typed stays, and keeps the focus, when the window turns narrow', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/employment')
  const { employment, optional } = text.forms
  const day = page.getByRole('textbox', { name: optional({ label: employment.birthDate() }) })
  await day.fill('۱۳۷۰')
  await page.setViewportSize({ width: 400, height: 800 })
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('۱۳۷۰')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('۱۳۷۰')
})
