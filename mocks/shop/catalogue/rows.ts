import type { OptionAxis, OptionName, Product, ProductItem } from '#contracts/product.ts'
import { optionNames } from '#contracts/product.ts'
import type { Picture } from '#contracts/values.ts'
import { rials } from '#contracts/values.ts'
import { tomanToRials } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { locales } from '#i18n/locales.ts'
import { inLocale } from '../localized-text.ts'
import { lighter, views } from '../pictures/canvas.ts'
import type { View } from '../pictures/canvas.ts'
import { brand } from '../content/brand.ts'
import { video as films } from '../content/video.ts'
import { reviewExtras } from './review-extras.ts'
import { meanOf, starsOf } from './stars.ts'
import type { CategorySeed } from './categories.ts'
import type { ProductSeed, Text, VariantSeed } from './seed.ts'
import { sizeGuideOf } from './size-guides.ts'
import { unitPriceOf } from './unit-price.ts'
import { colors, specs } from './vocabulary.ts'

export type Place = { id: number; seed: ProductSeed; leaf: CategorySeed; parent: CategorySeed }

const fromToman = (toman: number) => rials(tomanToRials(toman))

export const groundOf = (color: string) => lighter(color, 0.82)

const valuePrefixes = { size: 's', weight: 'w', model: 'm' } as const

const altTexts: Record<View, Text> = {
  whole: ['{title}، {variant}', '{title}, {variant}', '{title}, {variant}'],
  detail: [
    'نمای نزدیک {title}، {variant}',
    '{title}, close detail, {variant}',
    '{title}, фрагмент, {variant}',
  ],
  use: ['{title} در خانه، {variant}', '{title} at home, {variant}', '{title} в интерьере, {variant}'],
}

/** After a comma; all but abbreviations. */
const withSmallInitial = (text: string) =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (initial) => initial.toLowerCase())

function optionTitle(variant: VariantSeed, name: OptionName): Text | undefined {
  return name === 'color' ? variant.color && colors[variant.color].title : variant[name]
}

function titlesOf(seed: ProductSeed, name: OptionName): Text[] {
  const titles = seed.variants
    .map((variant) => optionTitle(variant, name))
    .filter((title) => title !== undefined)
  return titles.filter((title, at) => titles.findIndex((other) => other[0] === title[0]) === at)
}

function optionValue(seed: ProductSeed, variant: VariantSeed, name: OptionName): string | undefined {
  if (name === 'color') return variant.color
  const title = variant[name]
  return (
    title && `${valuePrefixes[name]}${titlesOf(seed, name).findIndex((other) => other[0] === title[0]) + 1}`
  )
}

function axesOf(seed: ProductSeed, locale: Locales): OptionAxis[] {
  const axes = optionNames.map((name) => {
    const values = new Map<string, OptionAxis['values'][number]>()
    for (const variant of seed.variants) {
      const value = optionValue(seed, variant, name)
      const title = optionTitle(variant, name)
      if (!value || !title) continue
      const swatch = name === 'color' && variant.color ? colors[variant.color].hex : null
      values.set(value, { value, title: inLocale(title, locale), swatch })
    }
    return { name, values: [...values.values()] }
  })
  return axes.filter((axis) => axis.values.length > 0)
}

export const colorOf = (seed: ProductSeed, variant: VariantSeed | undefined) =>
  colors[variant?.color ?? seed.color].hex

function picturesOf(seed: ProductSeed, index: number, variantTitle: string, locale: Locales): Picture[] {
  const tint = groundOf(colorOf(seed, seed.variants[index - 1]))
  const title = inLocale(seed.name, locale)
  const variant = withSmallInitial(variantTitle)
  return views.map((view) => ({
    src: `/api/pictures/${seed.label}/${index}-${view}.svg`,
    alt: inLocale(altTexts[view], locale).replace('{title}', title).replace('{variant}', variant),
    tint,
  }))
}

/** What is printed on the goods; `index` from one. */
export const skuOf = (id: number, index: number) => `ZR-${id}-${index}`

function itemOf(place: Place, variant: VariantSeed, index: number, locale: Locales): ProductItem {
  const { id, seed, leaf } = place
  const titles = optionNames.map((name) => optionTitle(variant, name)).filter((text) => text !== undefined)
  const title = titles
    .map((text, at) => (at === 0 ? inLocale(text, locale) : withSmallInitial(inLocale(text, locale))))
    .join(locale === 'fa' ? '، ' : ', ')
  const options = optionNames.map((name) => [name, optionValue(seed, variant, name)] as const)
  return {
    id: id * 10 + index,
    sku: skuOf(id, index),
    title,
    options: Object.fromEntries(options.filter(([, value]) => value !== undefined)),
    pictures: picturesOf(seed, index, title, locale),
    price: fromToman(variant.price),
    oldPrice: variant.was === undefined ? null : fromToman(variant.was),
    saleEndsOn: null,
    discountPercent: variant.was === undefined ? 0 : Math.round((1 - variant.price / variant.was) * 100),
    stockLeft: variant.stock,
    unitPrice: unitPriceOf(leaf, seed, variant),
  }
}

/** The cheapest variant in stock, else the cheapest. */
export function leadingItem(items: readonly ProductItem[]): ProductItem {
  const inStock = items.filter((item) => item.stockLeft > 0)
  const [first, ...others] = inStock.length > 0 ? inStock : items
  if (!first) throw new Error('A product without items')
  return others.reduce((best, item) => (item.price.amount < best.price.amount ? item : best), first)
}

export const leadOf = (item: ProductItem) => ({
  productItemId: item.id,
  price: item.price,
  oldPrice: item.oldPrice,
  discountPercent: item.discountPercent,
  saleEndsOn: item.saleEndsOn,
  stockLeft: item.stockLeft,
})

const makerPages = new Map(brand.map(({ title, label }) => [title[1], label]))

const makerPageOf = ({ maker }: ProductSeed) => makerPages.get(maker[1]) ?? null

/** A film is among the pictures of the product that it names first, which its first shot shows. */
function videosOf({ label }: ProductSeed, [first]: readonly ProductItem[], locale: Locales) {
  const named = films.filter(({ goods }) => goods?.[0] === label)
  if (named.length === 0) return undefined
  return named.map(({ label: film, title, publishedOn, captions = [] }) => ({
    src: `/api/videos/${film}.webm`,
    title: inLocale(title, locale),
    picture: first!.pictures[2]!,
    on: publishedOn,
    captions: captions.map(({ from, to, text }) => ({ from, to, text: inLocale(text, locale) })),
  }))
}

/** The contract’s product in one language; stock and dates are filled in per session. */
function productOf(place: Place, locale: Locales): Product {
  const { id, seed, leaf, parent } = place
  const text = (value: Text) => inLocale(value, locale)
  const items = seed.variants.map((variant, at) => itemOf(place, variant, at + 1, locale))
  const lead = leadingItem(items)
  const stars = starsOf(seed)
  return {
    id,
    label: seed.label,
    catLabel: leaf.label,
    title: text(seed.name),
    maker: text(seed.maker),
    city: text(seed.city),
    picture: lead.pictures[0]!,
    rating: { average: meanOf(stars), count: seed.ratingCount },
    isNew: false,
    ...leadOf(lead),
    summary: text(seed.summary),
    description: text(seed.description),
    makerPage: makerPageOf(seed),
    stars,
    delivery: { from: seed.addedOn, to: seed.addedOn },
    specs: seed.specs.map(([name, value]) => ({ title: text(specs[name]), value: text(value) })),
    axes: axesOf(seed, locale),
    items,
    videos: videosOf(seed, items, locale),
    reviews: seed.reviews
      .map((review, at) => ({
        id: id * 10 + at + 1,
        author: text(review.author),
        stars: review.stars,
        body: text(review.body),
        on: review.on,
        ...reviewExtras(seed, at, items, locale),
      }))
      .toSorted((one, other) => other.on.localeCompare(one.on)),
    reviewCount: seed.reviews.length,
    sizeGuide: sizeGuideOf(seed.shape, locale),
    path: [parent, leaf].map((category) => ({ label: category.label, title: text(category.title) })),
    addedAt: `${seed.addedOn}T06:30:00Z`,
  }
}

export const inEveryLocale = (place: Place) =>
  Object.fromEntries(locales.map((locale) => [locale, productOf(place, locale)])) as Record<Locales, Product>
