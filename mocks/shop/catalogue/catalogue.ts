import { Collection } from '@mswjs/data'
import * as z from 'zod/mini'
import { rootCategoryId } from '#contracts/catalogue.ts'
import { Product } from '#contracts/product.ts'
import { Id, Label } from '#contracts/values.ts'
import { foldForSearch } from '#i18n/digits.ts'
import { attributesOf } from './attributes.ts'
import type { CategorySeed } from './categories.ts'
import { categories as categorySeeds } from './categories.ts'
import type { Place } from './rows.ts'
import { inEveryLocale, skuOf } from './rows.ts'
import type { ProductSeed, Text } from './seed.ts'
import { colors } from './vocabulary.ts'

const Row = z.object({
  id: Id,
  label: Label,
  leaf: Label,
  parent: Label,
  city: Label,
  maker: Label,
  attributes: z.array(z.string()),
  /** Folded by `foldForSearch`; words with a half-space (ZWNJ) are in it both joined and split. */
  search: z.string(),
  fa: Product,
  en: Product,
  ru: Product,
})
export type Row = z.output<typeof Row>

/** `cover` is the label of the product whose picture represents the category. */
export type CategoryRow = {
  id: number
  parentId: number
  seed: CategorySeed
  leaves: readonly string[]
  cover: string
}

export type Catalogue = {
  rows: readonly Row[]
  byLabel: ReadonlyMap<string, Row>
  /** By `category/label`, present and former. */
  byAddress: ReadonlyMap<string, Row>
  /** By variant id. */
  byItem: ReadonlyMap<number, Row>
  seeds: ReadonlyMap<string, ProductSeed>
  categories: readonly CategoryRow[]
  /** By label, present and former. */
  categoryByLabel: ReadonlyMap<string, CategoryRow>
}

export type Seeds = Readonly<Record<string, readonly ProductSeed[]>>

const firstCategoryId = 101
const firstProductId = 1001
const halfSpace = '\u200c'

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

function placesOf(seeds: Seeds): Place[] {
  const places: Place[] = []
  for (const leaf of categorySeeds) {
    const parent = categorySeeds.find((category) => category.label === leaf.parent)
    if (!parent) continue
    for (const seed of seeds[leaf.label] ?? [])
      places.push({ id: firstProductId + places.length, seed, leaf, parent })
  }
  return places
}

function searchText({ id, seed, leaf, parent }: Place): string {
  const shades = seed.variants.map((variant) => colors[variant.color ?? seed.color].title)
  const codes = seed.variants.map((_, at) => skuOf(id, at + 1))
  const texts: Text[] = [seed.name, seed.maker, seed.city, leaf.title, parent.title, ...shades]
  const joined = [...texts.flat(), ...codes]
  const apart = joined.map((text) => text.replaceAll(halfSpace, ' '))
  return foldForSearch([...new Set([...joined, ...apart])].join(' '))
}

const rowOf = (place: Place): Row => ({
  id: place.id,
  label: place.seed.label,
  leaf: place.leaf.label,
  parent: place.parent.label,
  city: slug(place.seed.city[1]),
  maker: slug(place.seed.maker[1]),
  attributes: attributesOf(place.seed),
  search: searchText(place),
  ...inEveryLocale(place),
})

function categoryRows(rows: readonly Row[]): CategoryRow[] {
  const idOf = (label: string) =>
    firstCategoryId + categorySeeds.findIndex((category) => category.label === label)
  return categorySeeds.map((seed) => {
    const children = categorySeeds
      .filter((category) => category.parent === seed.label)
      .map((category) => category.label)
    const leaves = seed.parent === null ? children : [seed.label]
    const first = leaves.map((leaf) => rows.find((row) => row.leaf === leaf)).find((row) => row !== undefined)
    return {
      id: idOf(seed.label),
      parentId: seed.parent === null ? rootCategoryId : idOf(seed.parent),
      seed,
      leaves,
      cover: seed.cover || (first?.label ?? ''),
    }
  })
}

function rowsByAddress(rows: readonly Row[], places: readonly Place[]): Catalogue['byAddress'] {
  const former = places.flatMap(({ seed }, at) =>
    (seed.formerAddresses ?? []).map((address) => [address, rows[at]!] as const),
  )
  return new Map([...former, ...rows.map((row) => [`${row.leaf}/${row.label}`, row] as const)])
}

function categoriesByLabel(all: readonly CategoryRow[]): Catalogue['categoryByLabel'] {
  const former = all.flatMap((row) => (row.seed.formerLabels ?? []).map((label) => [label, row] as const))
  return new Map([...former, ...all.map((row) => [row.seed.label, row] as const)])
}

/** Rejects rows that break the contract; the issues go to the console. */
export async function buildCatalogue(seeds: Seeds): Promise<Catalogue> {
  const places = placesOf(seeds)
  const collection = new Collection({ schema: Row })
  await collection.createMany(places.length, (at) => rowOf(places[at]!) as z.input<typeof Row>)
  const rows = collection.findMany()
  const categories = categoryRows(rows)
  return {
    rows,
    byLabel: new Map(rows.map((row) => [row.label, row])),
    byAddress: rowsByAddress(rows, places),
    byItem: new Map(rows.flatMap((row) => row.fa.items.map((item) => [item.id, row] as const))),
    seeds: new Map(places.map(({ seed }) => [seed.label, seed])),
    categories,
    categoryByLabel: categoriesByLabel(categories),
  }
}
