import type { Catalogue, Seeds } from './catalogue.ts'
import { buildCatalogue } from './catalogue.ts'
import { withLongNames } from './long-names.ts'
import { productsByLeaf } from './products.ts'

/** The shelves that a shop may have; each is built once. */
const editions = {
  'hand-written': async () => productsByLeaf,
  'long-names': async () => withLongNames(productsByLeaf),
  'ten-thousand': async () => grownTo(10_000),
  empty: async () => ({}),
} satisfies Record<string, () => Promise<Seeds>>

export type CatalogueName = keyof typeof editions

const built = new Map<CatalogueName, Promise<Catalogue>>()

async function grownTo(total: number): Promise<Seeds> {
  const { scaled } = await import('./scale.ts')
  return scaled(productsByLeaf, total)
}

/** `MOCK_PRODUCTS=10000` in the environment fills the hand-written shelves up. */
async function seedsOf(name: CatalogueName): Promise<Seeds> {
  const wanted = Number(globalThis.process?.env?.MOCK_PRODUCTS ?? 0)
  return name === 'hand-written' && wanted > 0 ? grownTo(wanted) : editions[name]()
}

export function catalogueOf(name: CatalogueName): Promise<Catalogue> {
  const known = built.get(name) ?? seedsOf(name).then(buildCatalogue)
  built.set(name, known)
  return known
}
