import type { ContentKind } from '#contracts/content.ts'
import type { Text } from '../catalogue/seed.ts'

export type ContentSeed = {
  kind: ContentKind
  label: string
  /** A leaf category; the picture of its first product stands for the entry. */
  cover: string
  publishedOn: string
  title: Text
  summary: Text
  /** A paragraph a line; `## ` begins a heading, `- ` an item of a list, `> ` a quotation. */
  body: Text
  /** The labels of products that the entry shows or speaks of. */
  goods?: readonly string[]
  /** Who wrote it; of articles. */
  author?: Text
  /** What a narrator says, in seconds; of videos. */
  captions?: readonly { from: number; to: number; text: Text }[]
  /** Of services: Toman, and days. */
  service?: { priceFrom: number; days: readonly [from: number, to: number] }
  event: { from: string; to: string; venue: Text; city: Text } | null
}
