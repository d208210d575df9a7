import { carpet } from './steps.ts'
import { expect, phone, test } from './test.ts'

const sizes = [
  { name: 'a wide screen', use: { viewport: { width: 1280, height: 800 } }, box: { x: 448, width: 384 } },
  { name: 'a phone', use: phone, box: { x: 16, width: 358 } },
]

for (const { name, use, box } of sizes) {
  test.describe(name, () => {
    test.use(use)

    test('a notification stands 5rem below the top, in the middle, and is swiped away', async ({
      shop,
      page,
      text,
    }) => {
      await shop.open(carpet)
      await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
      const toast = page.getByRole('group').filter({ hasText: text.cart.added() })
      await expect(toast).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: text.cart.continueShopping() }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect.poll(() => toast.boundingBox()).toMatchObject({ ...box, y: 80 })
      const { x, y } = (await toast.boundingBox())!
      await page.mouse.move(x + 100, y + 20)
      await page.mouse.down()
      await page.mouse.move(x + 300, y + 20, { steps: 8 })
      await page.mouse.up()
      await expect(toast).toBeHidden({ timeout: 3_000 })
    })
  })
}

for (const { tone, region, title, fault } of [
  { tone: 'a success', region: '[role=status]', title: 'added', fault: [] },
  {
    tone: 'an error',
    region: '[aria-live=assertive]',
    title: 'addFailed',
    fault: [{ on: 'add', fault: 'html' }],
  },
] as const)
  test(`${tone} is announced once, by a live region that stood empty in the page before`, async ({
    shop,
    page,
    text,
  }) => {
    await page.goto(shop.path(carpet), { waitUntil: 'commit' })
    const announced = page.locator(`body > ${region}`)
    await expect(announced).toBeAttached()
    await expect(announced).toBeEmpty()
    const standing = await announced.elementHandle()
    await shop.mock.faults(...fault)
    await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
    const said = text.cart[title]()
    await expect(page.getByRole('group').filter({ hasText: said })).toBeVisible()
    await expect(announced).toContainText(said)
    expect(await announced.evaluate((now, before) => now === before, standing)).toBe(true)
    const live = '[role=alert], [role=status], [aria-live]:not([aria-live=off])'
    await expect(page.locator(live).filter({ hasText: said })).toHaveCount(1)
    if (tone === 'a success') await page.getByRole('dialog').getByRole('button').last().press('Escape')
    await page.getByRole('group').filter({ hasText: said }).getByRole('button').click()
    await expect(announced).toBeEmpty()
  })
