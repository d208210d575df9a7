import * as z from 'zod/mini'
import { ProductCard, ProductList, priced } from './catalogue.ts'
import { get } from './endpoint.ts'
import { openEnum, tolerant } from './tolerance.ts'
import { Count, Day, Id, Instant, Label, Money, Picture, Tally } from './values.ts'
import { ProductVideo } from './videos.ts'

export const optionNames = ['color', 'size', 'weight', 'model'] as const
const OptionName = z.enum(optionNames)
export type OptionName = z.output<typeof OptionName>

export const Quantity = z.object({ value: z.number().check(z.positive()), unit: openEnum(['g', 'ml']) })
export type Quantity = z.output<typeof Quantity>

export const ProductItem = z.object({
  id: Id,
  sku: z.string(),
  title: z.string(),
  options: tolerant(z.partialRecord(OptionName, z.string())),
  pictures: tolerant(z.array(Picture)),
  ...priced,
  /** Price of the cheapest delivery method when only this variant is ordered; a server may leave it out. */
  deliveryPrice: z.optional(Money),
  /** `price` buys `per`, to the nearest Toman; the variant holds `content`. */
  unitPrice: z.optional(z.object({ price: Money, per: Quantity, content: Quantity })),
  /** `count` payments of `amount`; the server alone computes them. */
  installments: z.optional(
    z.object({ count: Count.check(z.minimum(2)), amount: Money, provider: z.string(), details: z.string() }),
  ),
})
export type ProductItem = z.output<typeof ProductItem>

export const OptionAxis = z.object({
  name: OptionName,
  values: tolerant(
    z.array(z.object({ value: z.string(), title: z.string(), swatch: z.nullable(z.string()) })),
  ),
})
export type OptionAxis = z.output<typeof OptionAxis>

export const Review = z.object({
  id: Id,
  author: z.string(),
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  body: z.string(),
  on: Day,
  /** A server may leave out what follows. */
  title: z.optional(z.string()),
  pictures: z.optional(tolerant(z.array(Picture))),
  boughtHere: z.optional(z.boolean()),
  helpful: z.optional(Tally),
})
export type Review = z.output<typeof Review>

/** Each row has a cell for every column; the first names the row. */
export const SizeGuide = z.object({
  caption: z.string(),
  columns: z.array(z.string()).check(z.minLength(2)),
  rows: z.array(z.array(z.string())).check(z.minLength(1)),
})
export type SizeGuide = z.output<typeof SizeGuide>

export const Product = z.object({
  ...ProductCard.shape,
  summary: z.string(),
  description: z.string(),
  makerPage: z.nullable(Label),
  stars: z.array(Tally).check(z.minLength(5), z.maxLength(5)),
  /** Window of the cheapest delivery method, days in Tehran. */
  delivery: z.object({ from: Day, to: Day }),
  specs: tolerant(z.array(z.object({ title: z.string(), value: z.string() }))),
  axes: tolerant(z.array(OptionAxis)),
  items: tolerant(z.array(ProductItem).check(z.minLength(1)), 1),
  /** Shown after the pictures of any variant. */
  videos: z.optional(tolerant(z.array(ProductVideo))),
  /** The newest, or all. */
  reviews: tolerant(z.array(Review)),
  /** A server that answers the call `reviews` says how many there are. */
  reviewCount: z.optional(Tally),
  sizeGuide: z.optional(SizeGuide),
  path: ProductList.shape.path,
  addedAt: Instant,
})
export type Product = z.output<typeof Product>

/** A former address, of before the product was renamed or moved, is answered with the present labels. */
export const product = get('/api/products/product', {
  input: z.object({ catLabel: Label, label: Label }),
  output: Product,
  provenance: 'assumed',
  mayBeGone: true,
})
