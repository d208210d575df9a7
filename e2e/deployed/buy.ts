import { expect } from '@playwright/test'
import {
  addToCart,
  cartUpdateAnswered,
  firstCartLine,
  placeOrder,
  signIn,
  viewCart,
  type JourneyContext,
} from '../steps.ts'

/** From an open product to its paid order. Reloads in between lose nothing. */
export async function buy(scene: JourneyContext & { path(path: string): string }) {
  const { page, path, text } = scene
  await addToCart(scene)
  const deliverySet = cartUpdateAnswered(page, 'setDelivery')
  await viewCart(scene)
  await deliverySet
  await page.reload()
  const { line } = await firstCartLine(scene)
  await expect(line).toBeVisible()

  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await signIn(scene)
  await placeOrder(scene)
  await page.waitForURL(/\/api\/payment\/test\//)
  await page.getByRole('button').first().click()
  await page.waitForURL((url) => url.pathname.startsWith(path('/profile/accountorder/ZR-')))
  const paid = page.getByRole('status').filter({ hasText: text.order.outcome.paid() })
  await expect(paid).toBeVisible()
  await page.reload()
  await expect(paid).toBeVisible()
}
