import type { Offer, QuantitativeValue, UnitPriceSpecification } from 'schema-dts'
import type { Product, ProductItem, Quantity } from '#contracts/product.ts'
import type { Money } from '#contracts/values.ts'
import { returnPolicyLd } from '#src/ui/JsonLd/shop-ld.ts'
import { shippingLd } from './shipping-ld.ts'

/** `today` is a day in Tehran. */
export type OfferContext = { url: string; delivery: Product['delivery']; today: string }

/** Prices in rials: the ISO code of currencies knows no Toman. */
export function offerLd(item: ProductItem, { url, delivery, today }: OfferContext): Offer {
  const { price, oldPrice, saleEndsOn, stockLeft, deliveryPrice, unitPrice } = item
  return {
    '@type': 'Offer',
    url,
    price: price.amount,
    priceCurrency: price.unit,
    ...(saleEndsOn !== null && { priceValidUntil: saleEndsOn }),
    ...((oldPrice || unitPrice) && { priceSpecification: specificationsLd(item) }),
    availability: `https://schema.org/${stockLeft > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(stockLeft > 0 && deliveryPrice && { shippingDetails: shippingLd(delivery, deliveryPrice, today) }),
    hasMerchantReturnPolicy: returnPolicyLd,
  }
}

/** The price of a unit is that of the whole content, which readers divide. */
const specificationsLd = ({ price, oldPrice, unitPrice }: ProductItem) => [
  ...(oldPrice ? [specificationLd(oldPrice, { priceType: 'https://schema.org/StrikethroughPrice' })] : []),
  ...(unitPrice && unitPrice.content.unit !== 'unknown'
    ? [
        specificationLd(price, {
          referenceQuantity: {
            ...quantityLd(unitPrice.content),
            valueReference: quantityLd(unitPrice.per),
          },
        }),
      ]
    : []),
]

const specificationLd = (
  { amount, unit }: Money,
  rest: { priceType: string } | { referenceQuantity: QuantitativeValue },
): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  price: amount,
  priceCurrency: unit,
  ...rest,
})

/** UN/CEFACT codes. */
const unitCodes = { g: 'GRM', ml: 'MLT', unknown: undefined } as const

const quantityLd = ({ value, unit }: Quantity) =>
  ({ '@type': 'QuantitativeValue', value, unitCode: unitCodes[unit] }) as const
