import type { OptionName, Product, ProductItem } from '#contracts/product.ts'

/** The item of the `item` param, else the one whose price the cards show. */
export function selectedVariant(
  { items, productItemId }: Pick<Product, 'items' | 'productItemId'>,
  id?: number,
): ProductItem {
  const byId = (wanted: number | undefined) => items.find((item) => item.id === wanted)
  const item = byId(id) ?? byId(productItemId) ?? items[0]
  if (!item) throw new Error('A product has at least one item')
  return item
}

/** Those of the variant, else that of the product. */
export const picturesOf = ({ picture }: Pick<Product, 'picture'>, { pictures }: ProductItem) =>
  pictures.length > 0 ? pictures : [picture]

const likeness = (item: ProductItem, other: ProductItem) =>
  Object.entries(other.options).filter(([name, value]) => item.options[name as OptionName] === value).length

/** The item with `value` on `axis` that keeps most of the other options; in stock wins a tie. */
export function findVariant(
  items: readonly ProductItem[],
  current: ProductItem,
  axis: OptionName,
  value: string,
) {
  const score = (item: ProductItem) => likeness(item, current) * 2 + (item.stockLeft > 0 ? 1 : 0)
  return items
    .filter((item) => item.options[axis] === value)
    .reduce<ProductItem | undefined>(
      (best, item) => (best && score(best) >= score(item) ? best : item),
      undefined,
    )
}
