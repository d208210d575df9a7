import type { Locator } from '@playwright/test'
import { requestCode, carpetPath } from './steps.ts'
import { expect, phone, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** The visible state of a control in forced colours; font weight alone does not count. */
const visibleStyle = (control: Locator) =>
  control.evaluate((element) => {
    const { appearance, backgroundColor, borderColor, color } = getComputedStyle(element)
    /** Alpha 0 looks the same as the colour of the page. */
    const fill = backgroundColor.replace(/rgba\((.+), 0\)/, 'rgb($1)')
    return { appearance, borderColor, color, fill }
  })

async function expectDistinct(chosen: Locator, other: Locator) {
  expect(await visibleStyle(chosen)).not.toEqual(await visibleStyle(other))
}

test.describe('forced colours', () => {
  test('chosen product options stand out in forced colours, and swatches keep their colour', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open(carpetPath)
    const colours = page.getByRole('group', { name: text.details.option.color() }).getByRole('button')
    await expectDistinct(colours.nth(0), colours.nth(1))
    const [first, second] = [1, 2].map((index) =>
      page.getByRole('button', { name: text.pictures.show({ index }), exact: true }),
    )
    await expectDistinct(first!, second!)
    const path = page.getByRole('navigation', { name: text.nav.breadcrumbs() })
    await expect(path.locator('[aria-current]')).toHaveCount(1)

    const swatch = colours.nth(1).locator('span').first()
    const meant = await swatch.evaluate((element) => element.style.backgroundColor)
    await expect(swatch).toHaveCSS('background-color', meant)

    await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCSS('border-block-start-style', 'solid')
  })

  test('listing view, filters and focus stand out in forced colours', async ({ shop, page, text }) => {
    await shop.open('/search/handwoven-carpets?color=crimson')
    const views = page.getByRole('group', { name: text.listing.view() }).getByRole('button')
    await expectDistinct(views.nth(0), views.nth(1))
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCSS('appearance', 'auto')

    await views.nth(0).focus()
    await page.keyboard.press('Tab')
    await expect(views.nth(1)).toHaveCSS('outline-style', 'solid')
    await expect(views.nth(0)).toHaveCSS('outline-style', 'none')
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('the current tab and an invalid field stand out in forced colours', async ({ shop, page, text }) => {
      await shop.open('/loginRegister')
      const bar = page.getByRole('navigation', { name: text.nav.bottom() }).getByRole('link')
      await expectDistinct(bar.last(), bar.first())

      const mobile = page.getByLabel(text.auth.mobile())
      await mobile.press('Enter')
      await expect(mobile).toHaveCSS('border-block-start-width', '3px')

      await requestCode({ page, text })
      await expect(page.getByLabel(text.auth.code())).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
    })
  })
})

test.describe('forced colours of the notices', () => {
  test.use({ scenario: ['unread-notices'] })

  test('only unread notices have an edge in forced colours', async ({ shop, page, text }) => {
    await shop.open('/profile/notices')
    const rows = page.getByRole('main').getByRole('listitem')
    const unread = rows.filter({ hasText: text.notices.unread() })
    const read = rows.filter({ hasNotText: text.notices.unread() }).filter({ has: page.getByRole('heading') })
    const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    await expect(read.first()).toHaveCSS('border-inline-start-color', ground)
    await expect(unread.first()).not.toHaveCSS('border-inline-start-color', ground)
  })
})

test('more contrast, as the device asks for, gives edges and secondary texts the colour of the text', async ({
  shop,
  page,
  text,
}) => {
  await shop.open(carpetPath)
  const count = page.getByRole('group').filter({ has: page.getByRole('spinbutton') })
  const secondary = page.getByRole('group', { name: text.details.option.color() }).locator('small').first()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
    await expect(count).toHaveCSS('border-top-color', ink)
    await expect(secondary).toHaveCSS('color', ink)
  }
})
