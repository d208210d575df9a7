import { expect } from 'vitest'
import type { Cart } from '#contracts/cart.ts'
import { toman } from '#i18n/formatters.ts'
import type { Screen } from './screen.ts'

function expectLines(screen: Screen, { cartItems }: Cart) {
  const shown = screen.lines()
  expect(shown.map(({ item, title }) => [item, title])).toEqual(
    cartItems.map(({ productItemId, title }) => [productItemId, title]),
  )
  shown.forEach((line, at) => {
    const { variant, count } = cartItems[at]!
    expect(line.text).toContain(variant)
    expect([line.count(), line.field.value]).toEqual([count, screen.digits(count)])
  })
}

export function expectShown(screen: Screen, cart: Cart) {
  const { LL, digits } = screen
  const { itemCount, totals, deliveryId, rebateCode: code } = cart
  const name = itemCount > 0 ? `${LL.nav.cart()}, ${LL.nav.cartCount({ count: itemCount })}` : LL.nav.cart()
  expect(screen.isInHeader(name), `«${name}» in the header`).toBe(true)
  expect(screen.isEmpty()).toBe(itemCount === 0)
  expectLines(screen, cart)
  if (itemCount === 0) return
  const amount = toman(totals.payable)
  expect(screen.payable()).toBe(`${digits(amount)} ${LL.money.unit({ amount })}`)
  expect(screen.chosenDelivery()).toBe(deliveryId)
  expect(screen.appliedCode()).toBe(code === null ? null : LL.checkout.rebateCode.applied({ code }))
}
