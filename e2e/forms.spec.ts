import type { Page } from '@playwright/test'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { reload, openDrawn } from './steps.ts'
import { expect, test } from './test.ts'

const name = 'نیلوفر احمدی'
const mobile = '+98 (935) 111-22-33'
const message = 'A carpet of two by three metres, dark blue.'
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

type ServerState = { forms: { form: string; fields: Record<string, unknown> }[] }

async function fillRequest(page: Page, { forms }: TranslationFunctions) {
  await page.getByLabel(forms.fullName()).fill(name)
  await page.getByLabel(forms.mobile()).fill(mobile)
  await page.getByLabel(forms.request.wish()).fill(message)
  await page.getByLabel(forms.request.city()).fill('یزد')
}

test('double-clicking send submits the request form once, with budget and call time', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/Request')
  const { request, optional } = text.forms
  await fillRequest(page, text)
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
  expect(((await shop.mock.state()) as ServerState).forms).toMatchObject([
    {
      fields: {
        city: 'یزد',
        budget: { amount: 250_000_000, unit: 'IRR' },
        callAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT(09|1[0-6]):(00|15|30|45)$/),
      },
    },
  ])
})

test('a chosen call time that has passed is neither shown nor sent', async ({ shop, page, text }) => {
  await shop.open('/Request')
  const { request, optional } = text.forms
  await fillRequest(page, text)
  const callAt = page.getByRole('textbox', { name: optional({ label: request.callAt() }) })
  await callAt.click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[role=gridcell] button:not([aria-disabled])').last().click()
  await dialog.getByRole('button').last().click()
  await expect(callAt).not.toHaveValue('')

  await page.clock.setSystemTime(Date.now() + 30 * 86_400_000)
  await reload(page)
  await expect(callAt).toHaveValue('')
  await page.getByRole('button', { name: request.send() }).click()
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  const [sent] = ((await shop.mock.state()) as ServerState).forms
  expect(sent!.fields).toMatchObject({ city: 'یزد' })
  expect(sent!.fields).not.toHaveProperty('callAt')
})

test('the earliest call time counts from the moment at which the calendar opens', async ({
  shop,
  page,
  text,
}) => {
  /** A Monday at 9:50 in Tehran. */
  const monday = Date.parse('2026-11-30T06:20Z')
  await page.clock.setSystemTime(monday)
  await shop.open('/Request')
  const label = { name: text.forms.optional({ label: text.forms.request.callAt() }) }
  await expect(page.getByRole('button', label)).toBeEnabled()

  await page.clock.setSystemTime(monday + 3 * 3_600_000)
  await page.getByRole('button', label).click()
  const dialog = page.getByRole('dialog', label)
  await dialog.locator('[role=gridcell] button:not([aria-disabled])').first().click()
  for (const part of [0, 1]) await dialog.getByRole('spinbutton').nth(part).press('Home')
  await dialog.getByRole('button').last().click()
  await expect(page.getByRole('textbox', label)).toHaveValue('۱۴۰۵-۰۹-۰۹ ۱۴:۰۰')
})

test('the employment form is sent with its CV, and a filled role shows a field error', async ({
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
  await dialog.getByRole('grid').getByRole('button', { name: 'مرداد' }).click()
  await dialog.getByRole('button', { name: '۱۲ مرداد' }).click()
  await dialog.getByRole('button').last().click()
  await expect(page.getByRole('textbox', birthDate)).toHaveValue('۱۳۶۹-۰۵-۱۲')
  const role = page.getByLabel(employment.role())
  await role.selectOption(employment.roles.photographer())
  await page.getByLabel(employment.about(), { exact: true }).fill(message)
  await page.getByLabel(employment.cv.label(), { exact: true }).setInputFiles(cv)
  await expect(page.getByText(cv.name)).toBeVisible()
  await page.getByRole('button', { name: employment.send() }).click()
  await expect(role).toBeFocused()
  await expect(role).toHaveAttribute('aria-invalid', 'true')
  await role.selectOption(employment.roles.weaver())
  await page.getByRole('button', { name: employment.send() }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('۰۹۳۵۱۱۱۲۲۳۳')
  expect(((await shop.mock.state()) as ServerState).forms).toMatchObject([
    { fields: { birthDate: '1990-08-03', role: 'weaver', cv: { name: cv.name, type: cv.mimeType } } },
  ])
})

test('a form draft survives a reload and a locale change, and is cleared after sending', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/Request')
  const wish = page.getByLabel(text.forms.request.wish())
  await wish.fill(message)
  await page.getByLabel(text.forms.mobile()).fill(mobile)
  await reload(page)
  await expect(wish).toHaveValue(message)
  await openDrawn(page, '/en/Request')
  await expect(page.getByLabel('What are you looking for?')).toHaveValue(message)
  await shop.open('/Request')
  await page.getByLabel(text.forms.fullName()).fill(name)
  await page.getByLabel(text.forms.request.city()).fill('یزد')
  await page.getByRole('button', { name: text.forms.request.send() }).click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await reload(page)
  await expect(wish).toHaveValue('')
})

test('a half-typed date keeps its value and focus when the viewport is resized', async ({
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
