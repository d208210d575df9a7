import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { openEnum, tolerant } from './tolerance.ts'
import {
  Count,
  Id,
  Label,
  Money,
  Nothing,
  Picture,
  Tally,
  queryFlag,
  queryInt,
  queryList,
  NoInput,
  Instant,
  Day,
} from './values.ts'
import { ProductVideo } from './videos.ts'

const leaf = {
  id: Id,
  parentId: Id,
  label: Label,
  title: z.string(),
  blurb: z.string(),
  picture: Picture,
  productCount: Tally,
}
export const Category = z.object({ ...leaf, children: tolerant(z.array(z.object(leaf))) })
export type Category = z.output<typeof Category>

const Categories = tolerant(z.array(z.object({ label: Label, title: z.string() })))

export const rootCategoryId = 42

export const category = get('/api/category/category', {
  input: z.object({ ParentId: queryInt, Active: queryFlag, SortBy: queryInt }),
  output: tolerant(z.array(Category), 1),
  payload: 'list',
  provenance: 'spec',
  assumes: ['list'],
})

const Rating = z.object({ average: z.number().check(z.minimum(0), z.maximum(5)), count: Tally })

const Priced = {
  price: Money,
  oldPrice: z.nullable(Money),
  discountPercent: z.int().check(z.minimum(0), z.maximum(99)),
  /** Last day of the discount in Tehran, never past; null when open-ended or without a discount. */
  saleEndsOn: z.nullable(Day),
  stockLeft: Tally,
}

const card = {
  id: Id,
  label: Label,
  catLabel: Label,
  title: z.string(),
  maker: z.string(),
  city: z.string(),
  picture: Picture,
  rating: Rating,
  isNew: z.boolean(),
  /** The variant of `price`: the cheapest in stock, else the cheapest. */
  productItemId: Id,
  ...Priced,
}
export const ProductCard = z.object(card)
export type ProductCard = z.output<typeof ProductCard>

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
  ...Priced,
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
  ...card,
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
  path: Categories,
  addedAt: Instant,
})
export type Product = z.output<typeof Product>

export const productSorts = ['popular', 'newest', 'cheapest', 'dearest', 'discount'] as const

export const ProductFilter = z.object({
  id: z.optional(queryList(queryInt)),
  /** A former label is answered with the present one. */
  category: z.optional(Label),
  /** The server ignores ي/ك, half-spaces, vowel signs, آ/ا, case and digit script; also in `suggest`. */
  text: z.optional(z.string().check(z.maxLength(200))),
  color: z.optional(queryList(z.string())),
  city: z.optional(queryList(z.string())),
  brand: z.optional(queryList(z.string())),
  /** `name:value`: OR within a name, AND across names. */
  attribute: z.optional(queryList(z.string())),
  /** Rials. */
  priceFrom: z.optional(queryInt),
  priceTo: z.optional(queryInt),
  inStock: z.optional(queryFlag),
  discounted: z.optional(queryFlag),
  sort: z.optional(z.enum(productSorts)),
  page: z.optional(queryInt.check(z.minimum(1))),
  pageSize: z.optional(queryInt.check(z.minimum(1), z.maximum(96))),
})
export type ProductFilter = z.output<typeof ProductFilter>

const facetOption = { value: z.string(), title: z.string(), count: Tally, swatch: z.nullable(z.string()) }
const FacetOption = z.object(facetOption)
export type FacetOption = z.output<typeof FacetOption>
const FacetOptions = tolerant(z.array(FacetOption))

export const ProductList = z.object({
  total: Tally,
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive()),
  products: tolerant(z.array(ProductCard), 1),
  category: z.nullable(z.object({ label: Label, title: z.string(), blurb: z.string() })),
  path: Categories,
  didYouMean: z.nullable(z.string()),
  facets: z.object({
    category: tolerant(z.array(z.object({ ...facetOption, value: Label }))),
    color: FacetOptions,
    city: FacetOptions,
    brand: FacetOptions,
    attributes: tolerant(z.array(z.object({ name: z.string(), title: z.string(), options: FacetOptions }))),
    price: z.object({ from: Money, to: Money }),
    inStock: Tally,
    discounted: Tally,
  }),
})
export type ProductList = z.output<typeof ProductList>

export const products = get('/api/products/products', {
  input: ProductFilter,
  output: ProductList,
  provenance: 'assumed',
})

/** A former address, of before the product was renamed or moved, is answered with the present labels. */
export const product = get('/api/products/product', {
  input: z.object({ catLabel: Label, label: Label }),
  output: Product,
  provenance: 'assumed',
  mayBeGone: true,
})

export const suggest = get('/api/products/suggest', {
  input: z.object({ text: z.string().check(z.maxLength(200)) }),
  output: z.object({
    products: tolerant(z.array(ProductCard)),
    categories: Categories,
  }),
  provenance: 'assumed',
})

export const likes = get('/api/products/like', {
  input: NoInput,
  output: tolerant(z.array(z.object({ id: Id })), 1),
  payload: 'list',
  provenance: 'spec',
  access: 'member',
})

export const like = post('/api/products/like', {
  input: z.object({ id: Id, liked: z.boolean() }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})
