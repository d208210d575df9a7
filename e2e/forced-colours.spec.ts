import type { Locator } from '@playwright/test'
import { askForCode, carpet } from './steps.ts'
import { expect, phone, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** What the eye has of a control where the system decides the colours; bold type is no state. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { appearance, backgroundColor, borderColor, color } = getComputedStyle(element)
    /** What lets the page through has its colour here. */
    const fill = backgroundColor.replace(/rgba\((.+), 0\)/, 'rgb($1)')
    return { appearance, borderColor, color, fill }
  })

async function expectToStandOut(chosen: Locator, other: Locator) {
  expect(await lookOf(chosen)).not.toEqual(await lookOf(other))
}

test.describe('in forced colours', () => {
  test('what is chosen of a product stands out, and its colours are shown', async ({ shop, page, text }) => {
    await shop.open(carpet)
    const colours = page.getByRole('group', { name: text.details.option.color() }).getByRole('button')
    await expectToStandOut(colours.nth(0), colours.nth(1))
    const [first, second] = [1, 2].map((index) =>
      page.getByRole('button', { name: text.pictures.show({ index }), exact: true }),
    )
    await expectToStandOut(first!, second!)
    const path = page.getByRole('navigation', { name: text.nav.breadcrumbs() })
    await expect(path.locator('[aria-current]')).toHaveCount(1)

    const swatch = colours.nth(1).locator('span')
    const meant = await swatch.evaluate((element) => element.style.backgroundColor)
    await expect(swatch).toHaveCSS('background-color', meant)

    await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCSS('border-block-start-style', 'solid')
  })

  test('so do the view of a listing, its filters and what has the focus', async ({ shop, page, text }) => {
    await shop.open('/search/handwoven-carpets?color=crimson')
    const views = page.getByRole('group', { name: text.listing.view() }).getByRole('button')
    await expectToStandOut(views.nth(0), views.nth(1))
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCSS('appearance', 'auto')

    await views.nth(0).focus()
    await page.keyboard.press('Tab')
    await expect(views.nth(1)).toHaveCSS('outline-style', 'solid')
    await expect(views.nth(0)).toHaveCSS('outline-style', 'none')
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('so do the page that is open and a field that is wrong', async ({ shop, page, text }) => {
      await shop.open('/loginRegister')
      const bar = page.getByRole('navigation', { name: text.nav.bottom() }).getByRole('link')
      await expectToStandOut(bar.last(), bar.first())

      const mobile = page.getByLabel(text.auth.mobile())
      await mobile.press('Enter')
      await expect(mobile).toHaveCSS('border-block-start-width', '3px')

      await askForCode({ page, text })
      await expect(page.getByLabel(text.auth.code())).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
    })
  })
})
