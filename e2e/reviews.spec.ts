import type { Page } from '@playwright/test'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { carpetPath, expectPlaceRestored, reload, trayPath } from './steps.ts'
import { expect, phone, test } from './test.ts'

const picture = {
  name: 'tray.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Pictures are sent as JPEG. */
const shrunkName = 'tray.jpg'

const stars = (page: Page, text: TranslationFunctions) =>
  page.getByRole('radiogroup', { name: text.feedback.form.stars() })

test.describe('a buyer on a phone', () => {
  test.use({ ...phone, scenario: ['order-delivered'] })

  test('an unfinished review leaves the focus alone when its product is visited again', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open(trayPath)
    await page.getByRole('button', { name: text.feedback.write() }).click()
    const firstStar = stars(page, text).getByRole('radio').first()
    await expect(firstStar).toBeFocused()
    await shop.open('/')
    await shop.open(trayPath)
    await expect(firstStar).toBeAttached()
    await expect(firstStar).not.toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a review with a picture is written, awaits approval, and is changed', async ({
    shop,
    page,
    text,
  }) => {
    const { feedback } = text
    await shop.open(trayPath)
    await page.getByRole('button', { name: feedback.write() }).click()
    const body = page.getByLabel(feedback.form.body(), { exact: true })
    const send = page.getByRole('button', { name: feedback.form.send() })
    await body.fill('Heavy and finely engraved.')
    await send.click()
    await expect(stars(page, text)).toHaveAccessibleDescription(text.forms.invalid.stars())
    await expect(stars(page, text)).toBeFocused()

    await page.getByRole('radio', { name: text.details.stars({ stars: 4 }) }).check()
    await page.getByLabel(feedback.form.headline()).fill('As pictured')
    await page.getByLabel(feedback.form.pictures()).setInputFiles(picture)
    await expect(page.getByRole('img', { name: shrunkName })).toBeVisible()
    await reload(page)
    await expect(body).toHaveValue('Heavy and finely engraved.')
    await expect(page.getByLabel(feedback.form.headline())).toHaveValue('As pictured')
    await expect(page.getByRole('radio', { name: text.details.stars({ stars: 4 }) })).toBeChecked()
    await expect(page.getByRole('img', { name: shrunkName })).toBeVisible()
    await send.click()
    const main = page.getByRole('main')
    await expect(main.getByText(feedback.states.pending())).toBeVisible()
    await expect(main.getByText('As pictured')).toBeVisible()

    await shop.open('/profile/reviews')
    await expect(main.getByText(feedback.states.pending())).toBeVisible()
    await main.getByRole('button', { name: feedback.edit() }).click()
    await expect(main.getByText(feedback.form.kept())).toBeVisible()
    await page.getByRole('radio', { name: text.details.stars({ stars: 5 }) }).check()
    await body.fill('Heavy, finely engraved, and well packed.')
    await send.click()
    await expect(main.getByText('Heavy, finely engraved, and well packed.')).toBeVisible()
    await expect(main.getByRole('img', { name: text.details.stars({ stars: 5 }) })).toBeVisible()
    await expect(main.getByText(feedback.states.pending())).toBeVisible()
  })
})

test.describe('a carpet with many reviews on a phone', () => {
  test.use({ ...phone, scenario: ['member', 'many-reviews'] })

  test('reviews are sorted, filtered, and marked as helpful', async ({ shop, page, text }) => {
    const { feedback, details } = text
    await shop.open(carpetPath)
    const section = page.locator('#reviews')
    const given = section.getByRole('listitem').getByRole('img', { name: /./ })
    const withStars = (count: number) =>
      section.getByRole('img', { name: details.stars({ stars: count }), exact: true })
    await section.getByLabel(feedback.sort()).selectOption('lowest')
    await expect(given.first()).toHaveAccessibleName(details.stars({ stars: 1 }))
    await section
      .getByRole('list', { name: details.breakdown() })
      .getByRole('button', { name: RegExp(`^${details.stars({ stars: 4 })}`) })
      .click()
    await expect(withStars(1)).toHaveCount(0)
    await expect(withStars(4).first()).toBeVisible()
    await section.getByRole('button', { name: feedback.onlyStars({ stars: 4 }) }).click()
    const pictured = section.getByRole('button', { name: feedback.pictured() })
    await pictured.click()
    await expect(section.getByRole('status')).toHaveText(feedback.count({ count: 10 }))

    const helpful = section.getByRole('button', { name: RegExp(feedback.helpful()) })
    const votes = section.getByText(feedback.helpfulCount({ count: 1 }))
    await helpful.first().click()
    await expect(helpful.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(votes).toHaveCount(1)
    await reload(page)
    await expect(section.getByLabel(feedback.sort())).toHaveValue('lowest')
    await expect(pictured).toHaveAttribute('aria-pressed', 'true')
    await expect(votes).toHaveCount(1)
    await expect(helpful.first()).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('a carpet with many reviews', () => {
  test.use({ scenario: ['many-reviews'] })

  test('Back over the link to the reviews restores how they were sorted before it', async ({
    shop,
    page,
    text,
  }) => {
    const { feedback, details } = text
    await shop.open(carpetPath)
    const section = page.locator('#reviews')
    const sort = section.getByLabel(feedback.sort())
    const given = section.locator('ul[aria-busy=false] > li').first().getByRole('img', { name: /./ }).first()
    await sort.selectOption('highest')
    await expect(given).toHaveAccessibleName(details.stars({ stars: 5 }))
    await page.getByRole('main').locator('a[href$="#reviews"]').click()
    await expect(page).toHaveURL(/#reviews$/)
    await expect(sort).toHaveValue('highest')
    await sort.selectOption('lowest')
    await expect(given).toHaveAccessibleName(details.stars({ stars: 1 }))
    await page.goBack()
    await expect(sort).toHaveValue('highest')
    await expect(given).toHaveAccessibleName(details.stars({ stars: 5 }))
    await page.goForward()
    await expect(sort).toHaveValue('lowest')
    await page.getByRole('link', { name: text.nav.skip() }).press('Enter')
    await expect(page).toHaveURL(/#content$/)
    await expect(given).toHaveAccessibleName(details.stars({ stars: 1 }))
    await expect(sort).toHaveValue('lowest')
  })

  test('Back restores how reviews are sorted, how many are shown, and the place of the reader', async ({
    shop,
    page,
    text,
  }) => {
    const { feedback, details } = text
    await shop.open(carpetPath)
    const section = page.locator('#reviews')
    const sort = section.getByLabel(feedback.sort())
    await sort.selectOption('highest')
    const reviews = section.locator('ul[aria-busy=false] > li')
    await expect(reviews.first().getByRole('img', { name: details.stars({ stars: 5 }) })).toBeVisible()
    const first = await reviews.first().innerText()
    const more = section.getByRole('button', { name: feedback.more() })
    for (const shown of [20, 30]) {
      await more.click()
      await expect(reviews).toHaveCount(shown)
    }
    await expectPlaceRestored(page, reviews.nth(25))
    await expect(sort).toHaveValue('highest')
    await expect(reviews).toHaveCount(30)
    await expect(reviews.first()).toHaveText(first, { useInnerText: true })
    await page.evaluate(() => history.replaceState({ ...history.state, reviews: { sort: 'gone' } }, ''))
    await reload(page)
    await expect(sort).toHaveValue('newest')
    await expect(section.getByRole('img', { name: details.stars({ stars: 5 }) }).first()).toBeVisible()
  })
})
