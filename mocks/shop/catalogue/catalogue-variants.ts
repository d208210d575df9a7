import { productCount } from '../settings.ts'
import type { Catalogue, Seeds } from './catalogue.ts'
import { buildCatalogue } from './catalogue.ts'
import { withLongNames } from './long-names.ts'
import { productsByLeaf } from './products.ts'

const catalogueVariants = {
  'hand-written': async () => productsByLeaf,
  'long-names': async () => withLongNames(productsByLeaf),
  'ten-thousand': async () => scaledTo(10_000),
  empty: async () => ({}),
} satisfies Record<string, () => Promise<Seeds>>

export type CatalogueName = keyof typeof catalogueVariants

const cache = new Map<CatalogueName, Promise<Catalogue>>()

async function scaledTo(total: number): Promise<Seeds> {
  const { scaled } = await import('./scale.ts')
  return scaled(productsByLeaf, total)
}

async function seedsOf(name: CatalogueName): Promise<Seeds> {
  const wanted = productCount()
  return name === 'hand-written' && wanted > 0 ? scaledTo(wanted) : catalogueVariants[name]()
}

export function catalogueOf(name: CatalogueName): Promise<Catalogue> {
  const known = cache.get(name) ?? seedsOf(name).then(buildCatalogue)
  cache.set(name, known)
  return known
}
