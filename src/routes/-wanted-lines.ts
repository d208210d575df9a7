import type { ListItem } from '#contracts/lists.ts'
import type { WantedLine } from '#src/features/checkout/add-all.ts'

/** One of each, by the name that tells variants apart. */
export const wantedLines = (items: readonly ListItem[]): WantedLine[] =>
  items.map(({ productItemId, title, variant, stockLeft }) => ({
    productItemId,
    count: 1,
    title: variant ? `${title} (${variant})` : title,
    stockLeft,
  }))
