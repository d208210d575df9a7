import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { tolerant } from './tolerance.ts'
import {
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
  Day,
} from './values.ts'

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

export const priced = {
  price: Money,
  /** Above `price`; null without a discount. */
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
  /** The variant of `price`: the cheapest in stock, else the cheapest; of those that `ProductFilter.color` leaves. */
  productItemId: Id,
  ...priced,
}
export const ProductCard = z.object(card)
export type ProductCard = z.output<typeof ProductCard>

export const productSorts = ['popular', 'newest', 'cheapest', 'dearest', 'discount'] as const

export const ProductFilter = z.object({
  id: z.optional(queryList(queryInt)),
  /** A former label is answered with the present one. */
  category: z.optional(Label),
  /** The server ignores ي/ك, half-spaces, vowel signs, آ/ا, case and digit script; also in `suggest`. An invisible text is none. */
  text: z.optional(z.string().check(z.maxLength(200))),
  /** Also chooses the variant that stands for each product, so price, stock, discount and sort are of one in these colours. */
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
