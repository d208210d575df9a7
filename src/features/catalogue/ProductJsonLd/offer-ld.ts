import type { Offer } from 'schema-dts'
import type { Product, ProductItem } from '#contracts/catalogue.ts'
import { returnPolicyLd } from '#src/ui/JsonLd/shop-ld.ts'
import { shippingLd } from './shipping-ld.ts'

/** `today` is a day in Tehran. */
export type OfferContext = { url: string; delivery: Product['delivery']; today: string }

/** Prices in rials: the ISO code of currencies knows no Toman. */
export function offerLd(item: ProductItem, { url, delivery, today }: OfferContext): Offer {
  const { price, oldPrice, saleEndsOn, stockLeft, deliveryPrice } = item
  return {
    '@type': 'Offer',
    url,
    price: price.amount,
    priceCurrency: price.unit,
    ...(saleEndsOn !== null && { priceValidUntil: saleEndsOn }),
    ...(oldPrice && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: oldPrice.amount,
        priceCurrency: oldPrice.unit,
      },
    }),
    availability: `https://schema.org/${stockLeft > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(stockLeft > 0 && deliveryPrice && { shippingDetails: shippingLd(delivery, deliveryPrice, today) }),
    hasMerchantReturnPolicy: returnPolicyLd,
  }
}
