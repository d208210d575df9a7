import { faker } from '@faker-js/faker'
import { formattersOf } from '#i18n/formatters.ts'
import { defaultLocale } from '#i18n/locales.ts'
import type { Seeds } from './catalogue.ts'
import type { ProductSeed, Text } from './seed.ts'

const persian = formattersOf(defaultLocale)

const numbered = (name: Text, number: number): Text => [
  `${name[0]} ${persian.digits(number)}`,
  `${name[1]} ${number}`,
  `${name[2]} ${number}`,
]

const roundPrice = (toman: number) => Math.max(1000, Math.round(toman / 1000) * 1000)

function variation(seed: ProductSeed, number: number): ProductSeed {
  const factor = faker.number.float({ min: 0.6, max: 1.8 })
  return {
    ...seed,
    label: `${seed.label}-${number}`,
    formerAddresses: [],
    name: numbered(seed.name, number),
    rating: faker.number.float({ min: 3.6, max: 4.9, fractionDigits: 1 }),
    ratingCount: faker.number.int({ min: 4, max: 260 }),
    addedOn: faker.date.between({ from: '2025-06-01', to: '2026-11-10' }).toISOString().slice(0, 10),
    variants: seed.variants.map((variant) => ({
      ...variant,
      price: roundPrice(variant.price * factor),
      was: variant.was === undefined ? undefined : roundPrice(variant.was * factor),
      stock: faker.number.int({ min: 0, max: 40 }),
    })),
  }
}

/** `total` products: the hand-written ones and seeded variations; deterministic per `total`. */
export function scaled(seeds: Seeds, total: number): Seeds {
  faker.seed(total)
  const handWritten = Object.entries(seeds).flatMap(([leaf, products]) =>
    products.map((seed) => ({ leaf, seed })),
  )
  const scaledSeeds: Record<string, ProductSeed[]> = {}
  for (const { leaf, seed } of handWritten.slice(0, total)) (scaledSeeds[leaf] ??= []).push(seed)
  for (let at = handWritten.length; at < total && handWritten.length > 0; at++) {
    const { leaf, seed } = handWritten[at % handWritten.length]!
    ;(scaledSeeds[leaf] ??= []).push(variation(seed, Math.floor(at / handWritten.length) + 1))
  }
  return scaledSeeds
}
