import type { Product as SchemaProduct } from 'schema-dts'
import type { OptionAxis, OptionName, Product, ProductItem } from '#contracts/product.ts'
import { publicAddress } from '#src/platform/server-address.ts'
import { offerLd } from './offer-ld.ts'
import type { OfferContext } from './offer-ld.ts'

type SchemaOption = 'color' | 'size' | 'model'

/** Google groups variants by few properties: a weight is a size to it. */
const schemaOptions: Record<OptionName, SchemaOption> = {
  color: 'color',
  size: 'size',
  weight: 'size',
  model: 'model',
}

export const variesBy = (axes: readonly OptionAxis[]): string[] => [
  ...new Set(axes.map(({ name }) => `https://schema.org/${schemaOptions[name]}`)),
]

export function variantLd(
  { axes, picture }: Product,
  item: ProductItem,
  { name, ...offer }: OfferContext & { name: string },
): SchemaProduct {
  const pictures = item.pictures.length > 0 ? item.pictures : [picture]
  return {
    '@type': 'Product',
    sku: item.sku,
    name,
    url: offer.url,
    image: pictures.map(({ src }) => publicAddress(src)),
    ...optionsLd(axes, item.options),
    offers: offerLd(item, offer),
  }
}

function optionsLd(axes: readonly OptionAxis[], options: ProductItem['options']) {
  const named: Partial<Record<SchemaOption, string>> = {}
  for (const { name, values } of axes) {
    const title = values.find(({ value }) => value === options[name])?.title
    const key = schemaOptions[name]
    if (title !== undefined) named[key] = named[key] === undefined ? title : `${named[key]}, ${title}`
  }
  return named
}
