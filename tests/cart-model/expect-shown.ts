import { expect } from 'vitest'
import type { Cart } from '#contracts/cart.ts'
import type { Money } from '#contracts/values.ts'
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

const moneyText = ({ LL }: Screen, money: Money) => LL.money.full({ amount: toman(money) })

/** The choice of the tab is kept while the wallet is empty, and is shown again with the money. */
function expectWallet(screen: Screen, { wallet }: Cart, isFromWallet: boolean) {
  expect(screen.offersWallet(), 'the wallet is offered').toBe(wallet !== undefined)
  expect(screen.isFromWallet()).toBe(wallet !== undefined && isFromWallet)
  const share = isFromWallet ? wallet : undefined
  expect(screen.walletPart()).toBe(share ? `− ${moneyText(screen, share.fromWallet)}` : null)
  expect(screen.remaining() === null).toBe(share === undefined)
  if (share) expect(screen.remaining()).toContain(screen.digits(toman(share.remaining)))
}

export function expectShown(screen: Screen, cart: Cart, isFromWallet: boolean) {
  const { LL, digits } = screen
  const { itemCount, totals, deliveryId, rebateCode: code } = cart
  const name = itemCount > 0 ? `${LL.nav.cart()}, ${LL.nav.cartCount({ count: itemCount })}` : LL.nav.cart()
  expect(screen.isInHeader(name), `«${name}» in the header`).toBe(true)
  expect(screen.isEmpty()).toBe(itemCount === 0)
  expectLines(screen, cart)
  if (itemCount === 0) return
  const amount = toman(totals.payable)
  expect(screen.payable()).toBe(`${digits(amount)} ${LL.money.unit({ amount })}`)
  expectWallet(screen, cart, isFromWallet)
  expect(screen.chosenDelivery()).toBe(deliveryId)
  expect(screen.appliedCode()).toBe(code === null ? null : LL.checkout.rebateCode.applied({ code }))
}
