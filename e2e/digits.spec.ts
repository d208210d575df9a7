import type { Page } from '@playwright/test'
import { carpetPath, requestCode } from './steps.ts'
import { expect, test } from './test.ts'

const publicPages = [
  '/',
  '/search/copper',
  carpetPath,
  '/blogs/reading-a-carpet',
  '/services/framing',
  '/exhibition/knot-by-knot',
  '/about',
  '/contact',
  '/Request',
  '/employment',
]
const memberPages = [
  '/basket',
  '/profile',
  '/profile/details',
  '/profile/addresses',
  '/profile/devices',
  '/profile/notices',
  '/profile/privacy',
  '/profile/accountorder',
  '/profile/accountorder/ZR-100001',
]

/** Codes with Latin letters stay as they are typed and copied: an order number, a SKU, a discount code. */
const latinDigits = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      const parent = node.parentElement
      const isCode = parent?.closest('bdi[dir=ltr]') && /[A-Za-z]/.test(text)
      if (/[0-9]/.test(text) && !isCode && parent?.checkVisibility() && !parent.closest('script, style'))
        found.push(text)
    }
    const fields = document.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden], [type=radio]), textarea',
    )
    for (const { value } of fields) if (/^[\d\s-]+$/.test(value)) found.push(value)
    return found
  })

async function expectOwnDigits(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await latinDigits(page)).toEqual([])
}

test('public pages show numbers in the digits of the reader', async ({ shop, page }) => {
  for (const path of publicPages) {
    await shop.open(path)
    await test.step(path, () => expectOwnDigits(page))
  }
})

test('the sign-in repeats a mobile in the digits of the reader', async ({ shop, page, text }) => {
  await shop.open('/loginRegister')
  await requestCode({ page, text })
  await expectOwnDigits(page)
})

test.describe('of a member', () => {
  test.use({ scenario: ['liked-goods', 'ready-to-order', 'rebate-applied', 'many-orders'] })

  test('private pages show numbers in the digits of the reader', async ({ shop, page }) => {
    for (const path of memberPages) {
      await shop.open(path)
      await test.step(path, () => expectOwnDigits(page))
    }
  })
})
