import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'

const law = lawsOf('catalogue')
const some = 4

export const deliveryEstimateLaws = [
  law('cities-differ', { calls: ['deliveryCities'] }, async (context) => {
    const cities = await context.guest().ok('deliveryCities', {})
    expectSame('the ids that differ', new Set(cities.map(({ id }) => id)).size, cities.length)
    const names = cities.map(({ title, province }) => `${title}, ${province}`)
    expectSame('the names that differ', new Set(names).size, names.length)
  }),

  law('an-estimate-is-of-its-city', { calls: ['deliveryCities', 'deliveryEstimate'] }, async (context) => {
    const shopper = context.guest()
    const { productItemId } = await context.product()
    for (const city of (await shopper.ok('deliveryCities', {})).slice(0, some)) {
      const estimate = await shopper.ok('deliveryEstimate', { cityId: city.id, productItemId })
      expectSame('the city', estimate.city, city)
    }
  }),

  law(
    'an-estimate-costs-what-a-delivery-method-costs',
    { calls: ['deliveryEstimate', 'getDelivery', 'add'] },
    async (context) => {
      const shopper = context.guest()
      const { productItemId } = await context.product()
      const uniqueId = await shopper.ok('add', { uniqueId: null, productItemId, count: 1 })
      const prices = (await shopper.ok('getDelivery', { uniqueId })).map(({ price }) => price.amount)
      for (const { id: cityId } of (await shopper.ok('deliveryCities', {})).slice(0, some)) {
        const { price } = await shopper.ok('deliveryEstimate', { cityId, productItemId })
        expectThat(prices.includes(price.amount), `one of the prices ${prices.join(', ')}`, price.amount)
      }
    },
  ),

  law('others-bought-other-goods', { calls: ['alsoBought', 'product'] }, async (context) => {
    const shopper = context.guest()
    for (const { id, label } of (await context.productList()).products.slice(0, some)) {
      const cards = await shopper.ok('alsoBought', { productId: id })
      const ids = cards.map((card) => card.id)
      expectThat(!ids.includes(id), `${label} not among what others bought with it`, ids)
      expectSame(`the goods bought with ${label} that differ`, new Set(ids).size, ids.length)
      for (const card of cards.slice(0, 1)) {
        const { title, price } = await shopper.ok('product', { catLabel: card.catLabel, label: card.label })
        expectSame(`the product ${card.label}`, { title, price }, { title: card.title, price: card.price })
      }
    }
  }),
]
