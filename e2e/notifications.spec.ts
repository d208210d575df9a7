import { scriptOf } from './script-of.ts'
import { blockRequests, carpetPath, keepToasts } from './steps.ts'
import { expect, phone, test } from './test.ts'

const screens = [
  { name: 'wide screen', use: { viewport: { width: 1280, height: 800 } }, box: { x: 448, width: 384 } },
  { name: 'phone', use: phone, box: { x: 16, width: 358 } },
]

for (const { name, use, box } of screens) {
  test.describe(name, () => {
    test.use(use)

    test('a toast is centred 5rem below the top and can be swiped away', async ({ shop, page, text }) => {
      /** A toast with a button does not close by itself. */
      await blockRequests(page, scriptOf('src/ui/Lightbox/Lightbox.tsx'))
      await shop.open(carpetPath)
      await page.getByRole('main').locator('[aria-haspopup=dialog]').first().click()
      const toast = page.getByRole('group').filter({ hasText: text.pictures.large() })
      await expect.poll(() => toast.boundingBox()).toMatchObject({ ...box, y: 80 })
      const { x, y } = (await toast.boundingBox())!
      await page.mouse.move(x + 100, y + 20)
      await page.mouse.down()
      await page.mouse.move(x + 300, y + 20, { steps: 8 })
      await page.mouse.up()
      await expect(toast).toBeHidden()
    })
  })
}

for (const { tone, region, title, fault } of [
  { tone: 'success', region: '[role=status]', title: 'added', fault: [] },
  {
    tone: 'error',
    region: '[aria-live=assertive]',
    title: 'addFailed',
    fault: [{ on: 'add', fault: 'html' }],
  },
] as const)
  test(`${tone} toasts are announced once, by a live region that was empty in the page before`, async ({
    shop,
    page,
    text,
  }) => {
    await keepToasts(page)
    await page.goto(shop.path(carpetPath), { waitUntil: 'commit' })
    const liveRegion = page.locator(`body > ${region}`)
    await expect(liveRegion).toBeAttached()
    await expect(liveRegion).toBeEmpty()
    const original = await liveRegion.elementHandle()
    await shop.mock.faults(...fault)
    await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
    const message = text.cart[title]()
    await expect(page.getByRole('group').filter({ hasText: message })).toBeVisible()
    await expect(liveRegion).toContainText(message)
    expect(await liveRegion.evaluate((now, before) => now === before, original)).toBe(true)
    const live = '[role=alert], [role=status], [aria-live]:not([aria-live=off])'
    await expect(page.locator(live).filter({ hasText: message })).toHaveCount(1)
    await page.getByRole('group').filter({ hasText: message }).getByRole('button').click()
    await expect(liveRegion).toBeEmpty()
  })
