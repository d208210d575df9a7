import type { ColorName, SpecName } from './vocabulary.ts'

export type Text = readonly [fa: string, en: string, ru: string]

export type Shape =
  | 'carpet-medallion'
  | 'carpet-garden'
  | 'carpet-tree'
  | 'carpet-herati'
  | 'carpet-tribal'
  | 'kilim-stripes'
  | 'kilim-diamonds'
  | 'gabbeh'
  | 'leather-bag'
  | 'leather-wallet'
  | 'leather-belt'
  | 'leather-notebook'
  | 'enamel-plate'
  | 'enamel-vase'
  | 'enamel-bowl'
  | 'enamel-box'
  | 'khatam-box'
  | 'khatam-frame'
  | 'khatam-chess'
  | 'khatam-pen-case'
  | 'silver-ring'
  | 'silver-necklace'
  | 'silver-bracelet'
  | 'turquoise-plate'
  | 'turquoise-bowl'
  | 'pottery-bowl'
  | 'pottery-jug'
  | 'pottery-plate'
  | 'pottery-tile'
  | 'glass-carafe'
  | 'glass-cups'
  | 'glass-vase'
  | 'copper-jug'
  | 'copper-pot'
  | 'copper-tray'
  | 'copper-mortar'
  | 'termeh-cloth'
  | 'pateh-cushion'
  | 'scarf'
  | 'table-runner'
  | 'saffron-jar'
  | 'spice-tin'
  | 'rock-sugar'
  | 'pistachios'
  | 'dates'
  | 'dried-fruit'
  | 'walnuts'
  | 'samovar'
  | 'teapot'
  | 'tea-tin'
  | 'tea-glasses'
  | 'calligraphy-panel'
  | 'book'
  | 'reed-pens'
  | 'tar'
  | 'setar'
  | 'santur'
  | 'daf'
  | 'ney'
  | 'kamancheh'

/** Every variant of a product names the same options. */
export type Options = { color?: ColorName; size?: Text; weight?: Text; model?: Text }

export type VariantSeed = Options & {
  /** Toman, an integer. */
  price: number
  /** Price before the discount, Toman. */
  was?: number
  stock: number
}

export type ReviewSeed = { author: Text; stars: 1 | 2 | 3 | 4 | 5; on: string; body: Text }

export type ProductSeed = {
  /** URL slug: kebab-case ASCII, unique in the shop. */
  label: string
  /** `category/label` before it was renamed or moved. */
  formerAddresses?: readonly string[]
  shape: Shape
  /** Fallback for variants without a colour. */
  color: ColorName
  name: Text
  maker: Text
  city: Text
  summary: Text
  description: Text
  specs: readonly (readonly [SpecName, Text])[]
  variants: readonly VariantSeed[]
  rating: number
  ratingCount: number
  addedOn: string
  reviews: readonly ReviewSeed[]
}
