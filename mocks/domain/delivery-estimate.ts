import type * as contracts from '#contracts/delivery.ts'
import type { City } from '#contracts/delivery.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { cities } from '../shop/cities.ts'
import type { CitySeed } from '../shop/cities.ts'
import { inLocale } from '../shop/localized-text.ts'
import type { Behaviour } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { deliveryDays, deliveryPrice, usualMethodId } from './delivery.ts'
import { findItem } from './stock.ts'

const cityIn = ({ id, title, province }: CitySeed, locale: Locales): City => ({
  id,
  title: inLocale(title, locale),
  province: inLocale(province, locale),
})

export const deliveryCities: Behaviour<typeof contracts.deliveryCities> = (state, _input, { locale }) => ({
  state,
  data: cities.map((city) => cityIn(city, locale)),
})

export const deliveryEstimate: Behaviour<typeof contracts.deliveryEstimate> = (
  state,
  { cityId, productItemId },
  context,
) => {
  const { catalogue, locale, now } = context
  const city = cities.find(({ id }) => id === cityId)
  if (!city) return refuse(context, 404, 'cityUnknown')
  const found = findItem(catalogue, productItemId, locale)
  if (!found) return refuse(context, 404, 'productGone')
  const destination = { city: city.title }
  const methodId = usualMethodId(destination)
  const { amount, unit } = found.item.price
  return {
    state,
    data: {
      city: cityIn(city, locale),
      ...deliveryDays(methodId, now, destination),
      price: { amount: deliveryPrice(methodId, amount), unit },
    },
  }
}
