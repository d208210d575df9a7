import { cartCall, withShopper, withWorld } from './scenario-state.ts'
import type { Scenarios } from './scenario-state.ts'
import { addProducts, member, orderedProducts, placeOrderFor, soldDownTo, withCartLines } from './steps.ts'

export const cartScenarios = {
  'cart-with-one-line': {
    title: 'One carpet in the cart',
    apply: (state) => addProducts(state, [{ label: 'kashan-medallion-carpet', count: 1 }]),
  },
  'cart-with-lines': { title: 'Three lines in the cart', apply: (state) => addProducts(state) },
  'full-cart': {
    title: 'Twenty-four lines in the cart',
    apply: (state) =>
      addProducts(
        state,
        state.catalogue.rows
          .filter((row) => row.fa.stockLeft > 0)
          .slice(0, 24)
          .map(({ label }) => ({ label, count: 1 })),
      ),
  },
  'child-order': {
    title: 'The cart is sent along with a reserved order',
    includes: ['member'],
    apply: (state) => {
      const [ordered, parentOrderId] = placeOrderFor(state, 'offline', orderedProducts[0], true)
      return cartCall(withCartLines(ordered), 'setParentOrderId', { parentOrderId })[0]
    },
  },
  'ready-to-order': {
    title: 'Sara’s cart with address and delivery chosen',
    includes: ['member'],
    apply: (state) => {
      const [delivered] = cartCall(withCartLines(state), 'setDelivery', { deliveryId: 1 })
      return cartCall(delivered, 'setAddress', { addressId: member.addresses[0]!.id })[0]
    },
  },
  'ready-to-pay-from-wallet': {
    title: 'Sara’s cart with address and delivery chosen, and a wallet that holds a part of its price',
    includes: ['wallet-filled', 'ready-to-order'],
  },
  'rebate-applied': {
    title: 'Ten percent off by ZARRIN10',
    apply: (state) => cartCall(withCartLines(state), 'setRebate', { rebateCode: 'ZARRIN10' })[0],
  },
  'bonus-applied': {
    title: 'Sara spends her bonus',
    includes: ['member'],
    apply: (state) => cartCall(withCartLines(state), 'setBonus', {})[0],
  },
  'rebate-expired': {
    title: 'ZARRIN10 has expired, in the cart too',
    apply: (state) =>
      withWorld(state, { rebates: { ZARRIN10: { percent: 10, isExpired: true, minimum: 0 } } }),
  },
  'basket-ordered': {
    title: 'The browser still has the id of a cart that was ordered elsewhere',
    includes: ['member'],
    apply: (state) => {
      const { basketId } = addProducts(state, [{ label: orderedProducts[0], count: 1 }]).shopper
      return withShopper(placeOrderFor(state, 'offline', orderedProducts[0])[0], { basketId })
    },
  },
  'basket-unknown': {
    title: 'The browser has the id of an unknown cart',
    apply: (state) => withShopper(state, { basketId: 'basket-of-another-shop' }),
  },
  'prices-changed': {
    title: 'Prices of lines have changed since they were added',
    apply: (state) => {
      const filled = withCartLines(state)
      const cart = filled.world.carts[filled.shopper.basketId!]!
      const lines = cart.lines.map((line, at) => ({
        ...line,
        unitPriceThen: line.unitPriceThen * ([0.9, 1.2][at] ?? 1),
      }))
      return withWorld(filled, { carts: { ...filled.world.carts, [cart.id]: { ...cart, lines } } })
    },
  },
  'low-stock': {
    title: 'One left in stock of everything',
    apply: (state) => withWorld(state, { sold: soldDownTo(state, 1) }),
  },
  'sold-out': {
    title: 'Everything is sold out, lines of the cart too',
    apply: (state) => withWorld(state, { sold: soldDownTo(state, 0) }),
  },
} as const satisfies Scenarios
