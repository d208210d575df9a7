import type { ProductItem } from '#contracts/product.ts'
import { rials } from '#contracts/values.ts'
import { tomanToRials } from '#i18n/formatters.ts'
import type { CategorySeed } from './categories.ts'
import type { ProductSeed, VariantSeed } from './seed.ts'

/** What is eaten or drunk; a pot has a weight too. */
const soldByWeight = 'pantry'

/** Reads the English text: `250 g`, `1 mesqal (4.6 g)`, `1 kg`. */
function gramsOf(weight: string): number | null {
  const [, number, unit] = /([\d.]+) (k?g)\b/.exec(weight) ?? []
  return number === undefined ? null : Number(number) * (unit === 'kg' ? 1000 : 1)
}

export function unitPriceOf(
  { parent }: CategorySeed,
  { shape }: ProductSeed,
  { weight, price }: VariantSeed,
): ProductItem['unitPrice'] {
  const grams = parent === soldByWeight && weight ? gramsOf(weight[1]) : null
  if (grams === null) return undefined
  const per = shape === 'saffron-jar' ? 1 : 100
  return {
    price: rials(tomanToRials((price * per) / grams)),
    per: { value: per, unit: 'g' },
    content: { value: grams, unit: 'g' },
  }
}
