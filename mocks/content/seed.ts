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
  /** Paragraphs, one a line. */
  body: Text
  event: { from: string; to: string; venue: Text; city: Text } | null
}
