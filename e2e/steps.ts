import { expect, type Page, type Request } from '@playwright/test'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** A member of the mock shop, and the code that it always takes. */
export const member = { mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷', code: '۱۲۳۴۵' }

export const carpet = '/search/handwoven-carpets/kashan-medallion-carpet'

export type Scene = { page: Page; text: TranslationFunctions }

export async function addToBasket({ page, text }: Scene) {
  await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(text.cart.continueText())
}

export async function viewBasket({ page, text }: Scene) {
  await page.getByRole('dialog').getByRole('button', { name: text.cart.viewCart() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.title())
}

/** The first line of the basket, and the button that asks for one more of it. */
export async function firstLine({ page, text }: Scene) {
  const line = page.getByRole('main').getByRole('listitem').first()
  const title = await line.getByRole('link').innerText()
  return { line, more: line.getByRole('button', { name: text.cart.increase({ title }) }) }
}

/** The last step in the basket: a member says who takes the payment, accepts the terms and orders. */
export async function placeOrder({ page, text }: Scene, button = text.checkout.pay()) {
  const merchants = page.getByRole('group', { name: text.checkout.merchantTitle() })
  if (button === text.checkout.pay()) await merchants.getByRole('radio').first().check()
  await page.getByLabel(text.checkout.terms.accept()).check()
  await page.getByRole('button', { name: button }).click()
}

export async function askForCode({ page, text }: Scene, mobile = member.mobile) {
  await page.getByLabel(text.auth.mobile()).fill(mobile)
  await page.getByRole('button', { name: text.auth.sendCode() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.auth.codeTitle())
}

/** Ends where the shopper was asked to sign in. */
export async function signIn(scene: Scene, mobile?: string) {
  await askForCode(scene, mobile)
  await scene.page.getByLabel(scene.text.auth.code()).fill(member.code)
}

/** What waits for the page to rest has begun: the last of it asks for the worker, which journeys do not let in. */
export const whenIdle = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('Service Worker registration blocked'))

/** Keeps requests from the server until the function that it answers is called. */
export async function heldBack(
  page: Page,
  address: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    if (isMeant(route.request())) await released
    await route.continue()
  })
  return release
}
