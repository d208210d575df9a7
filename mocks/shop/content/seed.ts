import type { ContentKind } from '#contracts/content.ts'
import type { Text } from '../catalogue/seed.ts'

export type ContentSeed = {
  kind: ContentKind
  label: string
  /** Labels before it was renamed. */
  formerLabels?: readonly string[]
  /** Leaf category; its first product gives the picture. */
  cover: string
  publishedOn: string
  title: Text
  summary: Text
  /** One paragraph per line; `## ` heading, `- ` list item, `> ` quotation. */
  body: Text
  /** Labels of the products shown. */
  goods?: readonly string[]
  /** Articles only. */
  author?: Text
  /** Videos only; seconds. */
  captions?: readonly { from: number; to: number; text: Text }[]
  /** Services only; Toman. */
  service?: { priceFrom: number; days: readonly [from: number, to: number] }
  event: { from: string; to: string; venue: Text; city: Text } | null
}
