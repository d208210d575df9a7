import { expect } from '@playwright/test'
import { addToCart, carpetPath, firstCartLine, placeOrder, signIn, viewCart } from '../steps.ts'
import { test } from './test.ts'

test('a guest opens a carpet, signs in and pays, and reloads lose nothing', async ({
  page,
  path,
  text,
  externalRequests,
}) => {
  await page.goto(path('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await page.goto(path(carpetPath))
  const picture = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await addToCart({ page, text })
  await viewCart({ page, text })
  await page.reload()
  const { line } = await firstCartLine({ page, text })
  await expect(line).toBeVisible()

  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await signIn({ page, text })
  await placeOrder({ page, text })
  await page.waitForURL(/\/api\/payment\/test\//)
  await page.getByRole('button').first().click()
  await page.waitForURL((url) => url.pathname.startsWith(path('/profile/accountorder/ZR-')))
  const paid = page.getByRole('status').filter({ hasText: text.order.outcome.paid() })
  await expect(paid).toBeVisible()
  await page.reload()
  await expect(paid).toBeVisible()
  expect(externalRequests).toEqual([])
})
