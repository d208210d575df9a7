import { fill } from '../baskets.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'

const law = lawsOf('cart')

const nothing = { uniqueId: null }

/** What a basket says of its goods, and what it costs. */
export const lineLaws = [
  law(
    'who-has-no-basket-sees-an-empty-one',
    { calls: ['getCart', 'getCartCount', 'getDelivery', 'none'] },
    async (stage) => {
      const shopper = stage.guest()
      const { uniqueId, itemCount, cartItems, totals } = await shopper.ok('getCart', nothing)
      expectSame(
        'the cart',
        { uniqueId, itemCount, cartItems },
        { uniqueId: null, itemCount: 0, cartItems: [] },
      )
      expectSame('the amount to pay', totals.payable.amount, 0)
      expectSame('getCartCount', await shopper.ok('getCartCount', nothing), 0)
      await shopper.ok('getDelivery', nothing)
      await shopper.ok('none', nothing)
    },
  ),

  law('a-line-tells-what-its-product-tells', { calls: ['getCart', 'product', 'add'] }, async (stage) => {
    const shopper = stage.guest()
    const good = await stage.good()
    const uniqueId = await fill(shopper, good)
    const { label, catLabel } = good
    const product = await shopper.ok('product', { label, catLabel })
    const item = product.items.find(({ id }) => id === good.productItemId)
    const cart = await shopper.ok('getCart', { uniqueId })
    const line = cart.cartItems[0]!
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
        productItemId: good.productItemId,
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
    'a-delivery-costs-what-its-method-says',
    { calls: ['setDelivery', 'getDelivery', 'getCart'] },
    async (stage) => {
      const shopper = stage.guest()
      const uniqueId = await fill(shopper, await stage.good())
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
    'delivery-is-free-from-the-value-that-the-cart-names',
    { calls: ['getCart', 'getDelivery', 'setDelivery', 'products', 'add'] },
    async (stage) => {
      const shopper = stage.guest()
      const good = await stage.good()
      const uniqueId = await fill(shopper, good)
      const { freeDeliveryFrom, totals } = await shopper.ok('getCart', { uniqueId })
      const methods = await shopper.ok('getDelivery', { uniqueId })
      const isFree = methods.some(({ price }) => price.amount === 0)
      if (methods.length > 0 && totals.lines.amount < freeDeliveryFrom.amount)
        expectSame('whether a delivery is free below freeDeliveryFrom', isFree, false)
      const { products } = await shopper.ok('products', { inStock: true, sort: 'dearest', pageSize: 48 })
      const worth = products.map((card) => ({
        ...card,
        count: Math.max(1, Math.ceil(freeDeliveryFrom.amount / card.price.amount)),
      }))
      const enough = worth.find(({ count, stockLeft }) => count <= stockLeft)
      if (methods.length === 0 || !enough) return
      const full = await fill(shopper, enough, enough.count)
      const free = (await shopper.ok('getDelivery', { uniqueId: full })).filter(
        ({ price }) => price.amount === 0,
      )
      expectThat(free.length > 0, 'a free delivery from freeDeliveryFrom on', free)
      const cart = await shopper.ok('setDelivery', { uniqueId: full, deliveryId: free[0]!.id })
      expectSame('what the free delivery costs', cart.totals.delivery.amount, 0)
    },
  ),
]
