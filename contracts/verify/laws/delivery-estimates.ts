import type { Cart } from '../../cart.ts'
import type { City } from '../../delivery.ts'
import { addToCart } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { tehranDay } from '../clock.ts'
import { firstDifference, toShortJson } from '../difference.ts'
import { expectSame, expectThat } from '../drift.ts'
import { homeAddress } from '../member-fixtures.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('catalogue')
const some = 4

async function sendTo(shopper: Shopper, uniqueId: string, { title: city, province }: City): Promise<Cart> {
  const { id: addressId } = await shopper.ok('saveAddress', { ...homeAddress, city, province })
  return shopper.ok('setAddress', { uniqueId, addressId })
}

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
    'a-cart-is-delivered-as-its-city-was-promised',
    {
      calls: ['deliveryCities', 'deliveryEstimate', 'saveAddress', 'setAddress', 'getDelivery'],
      needs: ['testCode'],
    },
    async (context) => {
      const shopper = await context.member()
      const { productItemId } = await context.product()
      const uniqueId = await addToCart(shopper, { productItemId })
      for (const city of (await shopper.ok('deliveryCities', {})).slice(0, some)) {
        const { from, to, price } = await shopper.ok('deliveryEstimate', { cityId: city.id, productItemId })
        const promise = { from, to, price }
        await sendTo(shopper, uniqueId, city)
        const methods = (await shopper.ok('getDelivery', { uniqueId })).map((method) => ({
          from: tehranDay(Date.parse(method.from)),
          to: tehranDay(Date.parse(method.to)),
          price: method.price,
        }))
        const isKept = methods.some((method) => firstDifference(promise, method) === null)
        expectThat(isKept, `a method for ${city.title} as promised: ${toShortJson(promise)}`, methods)
      }
    },
  ),

  law(
    'a-method-that-does-not-reach-an-address-is-not-chosen',
    {
      calls: ['deliveryCities', 'saveAddress', 'setAddress', 'getDelivery', 'setDelivery'],
      needs: ['testCode'],
    },
    async (context) => {
      const shopper = await context.member()
      const uniqueId = await addToCart(shopper, await context.product())
      for (const city of (await shopper.ok('deliveryCities', {})).slice(0, some)) {
        const { deliveryId } = await sendTo(shopper, uniqueId, city)
        const offered = (await shopper.ok('getDelivery', { uniqueId })).map(({ id }) => id)
        const isOffered = deliveryId === null || offered.includes(deliveryId)
        expectThat(
          isOffered,
          `data.deliveryId for ${city.title} null or one of ${offered.join(', ')}`,
          deliveryId,
        )
        await shopper.ok('setDelivery', { uniqueId, deliveryId: offered.at(-1)! })
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
