import type { OfferShippingDetails, QuantitativeValue } from 'schema-dts'
import type { Product } from '#contracts/product.ts'
import type { Money } from '#contracts/values.ts'
import { dayInMs } from '#i18n/tehran.ts'
import { shopCountry } from '#src/platform/shop-country.ts'

/** All of the window is transit, because its handling is unknown: Google shows the sum of both. */
export function shippingLd(
  { from, to }: Product['delivery'],
  price: Money,
  today: string,
): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: shopCountry },
    shippingRate: { '@type': 'MonetaryAmount', value: price.amount, currency: price.unit },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysLd(0, 0),
      transitTime: daysLd(daysBetween(today, from), daysBetween(today, to)),
    },
  }
}

/** An answer may be older than its day. */
const daysBetween = (today: string, day: string) =>
  Math.max(0, (Date.parse(day) - Date.parse(today)) / dayInMs)

const daysLd = (minValue: number, maxValue: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})
