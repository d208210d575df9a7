import { page, userEvent } from 'vitest/browser'
import type { Shop } from './shop.tsx'

export async function openMenu({ LL, settled }: Shop) {
  await settled()
  await page.getByRole('button', { name: LL.nav.categories() }).click()
}

/** `.first()`, because a card without a title has a button of the same name. */
export async function addToCart({ LL, settled }: Shop) {
  await settled()
  const add = page.getByRole('button', { name: LL.cart.add(), exact: true }).first()
  if (add.query()) await add.click()
}

export async function confirmNewsletter({ LL, settled }: Shop) {
  await settled()
  await page.getByRole('button', { name: LL.forms.newsletter.confirm.action() }).click()
}

export async function leaveNewsletter({ LL, settled }: Shop) {
  await settled()
  await page.getByRole('button', { name: LL.forms.newsletter.leave.action() }).click()
}

export async function signIn({ LL, settled }: Shop) {
  await page.getByLabelText(LL.auth.mobile()).fill('09121234567')
  await page.getByRole('button', { name: LL.auth.sendCode() }).click()
  await settled()
  const code = page.getByLabelText(LL.auth.code()).query()
  if (!code) return
  await userEvent.fill(code, '12345')
  await settled()
  const firstName = page.getByLabelText(LL.auth.firstName()).query()
  if (!firstName) return
  await userEvent.fill(firstName, 'Sara')
  await page.getByLabelText(LL.auth.lastName()).fill('Mohammadi')
  await page.getByRole('button', { name: LL.auth.register() }).click()
}
