import { localizeDigits } from '#i18n/localize-digits.ts'
import { anotherDevice, expect, phone, test } from './test.ts'

test.use({ scenario: ['order-delivered'] })

test.describe('tracking on a phone', () => {
  test.use({ ...phone, ...anotherDevice })

  test('a guest tracks an order from the footer', async ({ shop, page, text, language }) => {
    await shop.open('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: text.order.track.title() }).click()
    await page.getByLabel(text.order.track.number()).fill('zr-۱۰۰۰۰۱')
    await page.getByLabel(text.order.track.mobile()).fill('+98 912 123 4567')
    await page.getByRole('button', { name: text.order.track.send() }).click()
    const order = page.getByRole('region', { name: text.order.track.status() })
    await expect(
      order.getByRole('listitem').filter({ hasText: text.order.statuses.delivered() }),
    ).toBeVisible()
    await expect(page.getByText(localizeDigits(language, '09121234567'))).toBeHidden()
  })
})

test('wrong mobiles of an order are told alike, then throttled, and stay typed', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/track')
  const mobile = page.getByLabel(text.order.track.mobile())
  const send = page.getByRole('button', { name: text.order.track.send() })
  const alert = page.getByRole('alert')
  await page.getByLabel(text.order.track.number()).fill('ZR-100001')
  await mobile.fill('09120000000')
  await send.click()
  await expect(alert).toBeFocused()
  const told = await alert.innerText()
  for (const digit of ['1', '2', '3']) {
    await mobile.fill(`0912000000${digit}`)
    await Promise.all([page.waitForResponse(/productOrder\/track/), send.click()])
    await expect(alert).toHaveText(told)
  }
  await mobile.fill('09120000004')
  await send.click()
  await expect(alert).not.toHaveText(told)
  await expect(mobile).toHaveValue('09120000004')
})
