import * as z from 'zod/mini'
import { ProductCard } from './catalogue.ts'
import { get } from './endpoint.ts'
import { openEnum, tolerant } from './tolerance.ts'
import { Count, Day, Label, Money, Picture, queryInt, Tally } from './values.ts'
import { Caption } from './videos.ts'

export const contentKinds = ['blogs', 'brand', 'video', 'gallery', 'services', 'exhibition', 'help'] as const
/** Pages of the kind `help` that the shop links to. */
export const helpLabels = ['delivery', 'payment', 'returns', 'terms', 'privacy', 'faq'] as const
export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.output<typeof ContentKind>

export const eventStatuses = ['running', 'coming', 'past'] as const

const Event = z.object({
  from: Day,
  to: Day,
  venue: z.string(),
  city: z.string(),
  /** On the server’s current day in Tehran. */
  status: openEnum(eventStatuses),
})
export type Event = z.output<typeof Event>

const Service = z.object({ priceFrom: Money, days: z.object({ from: Count, to: Count }) })
export type Service = z.output<typeof Service>

const card = {
  kind: ContentKind,
  label: Label,
  title: z.string(),
  summary: z.string(),
  picture: Picture,
  publishedOn: Day,
  author: z.nullable(z.string()),
  service: z.nullable(Service),
  event: z.nullable(Event),
}
export const ContentCard = z.object(card)
export type ContentCard = z.output<typeof ContentCard>

export const ContentEntry = z.object({
  ...card,
  /** HTML written by editors: sanitise it before rendering. */
  body: z.string(),
  pictures: tolerant(z.array(Picture)),
  videoUrl: z.nullable(z.string()),
  captions: tolerant(z.array(Caption)),
  goods: tolerant(z.array(ProductCard)),
})
export type ContentEntry = z.output<typeof ContentEntry>

const ContentList = z.object({
  total: Tally,
  page: z.int(),
  pageSize: z.int(),
  entries: tolerant(z.array(ContentCard), 1),
})
export type ContentList = z.output<typeof ContentList>

export const contentList = get('/api/content/:kind', {
  input: z.object({
    kind: ContentKind,
    page: z.optional(queryInt.check(z.minimum(1))),
    /** Exhibitions open on that day. */
    on: z.optional(Day),
  }),
  /** Newest first; exhibitions: running, then coming (soonest first), then past. */
  output: ContentList,
  provenance: 'assumed',
})

/** A former label is answered with the present one. */
export const contentEntry = get('/api/content/:kind/:label', {
  input: z.object({ kind: ContentKind, label: Label }),
  output: ContentEntry,
  provenance: 'assumed',
})
