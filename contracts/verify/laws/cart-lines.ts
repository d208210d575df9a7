import { addToCart, piecesWorth } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'

const law = lawsOf('cart')

const noCart = { uniqueId: null }

export const cartLineLaws = [
  law(
    'no-basket-reads-as-empty-cart',
    { calls: ['getCart', 'getCartCount', 'getDelivery', 'none'] },
    async (context) => {
      const shopper = context.guest()
      const { uniqueId, itemCount, cartItems, totals } = await shopper.ok('getCart', noCart)
      expectSame(
        'the cart',
        { uniqueId, itemCount, cartItems },
        { uniqueId: null, itemCount: 0, cartItems: [] },
      )
      expectSame('the amount to pay', totals.payable.amount, 0)
      expectSame('getCartCount', await shopper.ok('getCartCount', noCart), 0)
      await shopper.ok('getDelivery', noCart)
      await shopper.ok('none', noCart)
    },
  ),

  law('line-matches-its-product', { calls: ['getCart', 'product', 'add'] }, async (context) => {
    const shopper = context.guest()
    const card = await context.product()
    const uniqueId = await addToCart(shopper, card)
    const { label, catLabel } = card
    const product = await shopper.ok('product', { label, catLabel })
    const item = product.items.find(({ id }) => id === card.productItemId)
    const cart = await shopper.ok('getCart', { uniqueId })
    const [line] = cart.cartItems
    expectThat(line !== undefined, 'the line that was added', cart.cartItems)
    expectSame(
      'the line of the cart',
      {
        productId: line.productId,
        productItemId: line.productItemId,
        title: line.title,
        label: line.label,
        catLabel: line.catLabel,
        unitPrice: line.unitPrice,
        oldUnitPrice: line.oldUnitPrice,
        unitPriceBefore: line.unitPriceBefore,
        stockLeft: line.stockLeft,
      },
      {
        productId: product.id,
        productItemId: card.productItemId,
        title: product.title,
        label,
        catLabel,
        unitPrice: item?.price,
        oldUnitPrice: item?.oldPrice,
        unitPriceBefore: null,
        stockLeft: item?.stockLeft,
      },
    )
    expectSame('the id of the cart', cart.uniqueId, uniqueId)
  }),

  law(
    'delivery-total-equals-the-method-price',
    { calls: ['setDelivery', 'getDelivery', 'getCart'] },
    async (context) => {
      const shopper = context.guest()
      const uniqueId = await addToCart(shopper, await context.product())
      const methods = await shopper.ok('getDelivery', { uniqueId })
      expectSame('the number of different ids', new Set(methods.map(({ id }) => id)).size, methods.length)
      for (const { id, price } of [...methods, ...methods.slice(0, 1)]) {
        const answered = await shopper.ok('setDelivery', { uniqueId, deliveryId: id })
        const chosen = { deliveryId: id, delivery: price }
        expectSame(
          'the answer',
          { deliveryId: answered.deliveryId, delivery: answered.totals.delivery },
          chosen,
        )
        expectSame('the cart', await shopper.ok('getCart', { uniqueId }), answered)
      }
    },
  ),

  law(
    'a-variant-names-the-price-of-its-cheapest-delivery',
    { calls: ['product', 'getDelivery', 'add'] },
    async (context) => {
      const shopper = context.guest()
      const { label, catLabel, productItemId } = await context.product()
      const { items } = await shopper.ok('product', { label, catLabel })
      const named = items.find(({ id }) => id === productItemId)?.deliveryPrice
      if (!named) throw new Skip('the variant names no price of delivery')
      const uniqueId = await addToCart(shopper, { productItemId })
      const methods = await shopper.ok('getDelivery', { uniqueId })
      const cheapest = Math.min(...methods.map(({ price }) => price.amount))
      expectSame('the price of the cheapest delivery', named.amount, cheapest)
    },
  ),

  law(
    'delivery-is-free-from-the-threshold',
    { calls: ['getCart', 'getDelivery', 'setDelivery', 'products', 'add'] },
    async (context) => {
      const shopper = context.guest()
      const card = await context.product()
      const uniqueId = await addToCart(shopper, card)
      const { freeDeliveryFrom, totals } = await shopper.ok('getCart', { uniqueId })
      const methods = await shopper.ok('getDelivery', { uniqueId })
      const isFree = methods.some(({ price }) => price.amount === 0)
      if (methods.length > 0 && totals.lines.amount < freeDeliveryFrom.amount)
        expectSame('whether a delivery is free below freeDeliveryFrom', isFree, false)
      const enough = await piecesWorth(shopper, freeDeliveryFrom.amount)
      if (methods.length === 0) throw new Skip('the shop has no delivery method')
      if (!enough) throw new Skip('no stock of a product is worth freeDeliveryFrom')
      const full = await addToCart(shopper, enough.card, enough.count)
      const free = (await shopper.ok('getDelivery', { uniqueId: full })).filter(
        ({ price }) => price.amount === 0,
      )
      expectThat(free.length > 0, 'a free delivery from freeDeliveryFrom on', free)
      const cart = await shopper.ok('setDelivery', { uniqueId: full, deliveryId: free[0]!.id })
      expectSame('what the free delivery costs', cart.totals.delivery.amount, 0)
    },
  ),
]
