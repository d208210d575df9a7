import * as z from 'zod/mini'
import { ProductCard } from './catalogue.ts'
import { get } from './endpoint.ts'
import { Count, Day, Label, Money, Picture, queryInt, Tally } from './values.ts'

export const contentKinds = ['blogs', 'brand', 'video', 'gallery', 'services', 'exhibition'] as const
export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.output<typeof ContentKind>

export const eventStatuses = ['running', 'coming', 'past'] as const

const Event = z.object({
  from: Day,
  to: Day,
  venue: z.string(),
  city: z.string(),
  /** As of the server's today, in Tehran. */
  status: z.enum(eventStatuses),
})
export type Event = z.output<typeof Event>

/** What the cheapest of a service costs, and how many days it takes. */
const Service = z.object({ priceFrom: Money, days: z.object({ from: Count, to: Count }) })
export type Service = z.output<typeof Service>

const card = {
  kind: ContentKind,
  label: Label,
  title: z.string(),
  summary: z.string(),
  picture: Picture,
  publishedOn: Day,
  /** Of blogs. */
  author: z.nullable(z.string()),
  /** Of services. */
  service: z.nullable(Service),
  /** Of exhibitions. */
  event: z.nullable(Event),
}
export const ContentCard = z.object(card)
export type ContentCard = z.output<typeof ContentCard>

const second = z.number().check(z.minimum(0))
/** What is said in a video, from one second to another. */
const Caption = z.object({ from: second, to: second, text: z.string() })
export type Caption = z.output<typeof Caption>

export const ContentEntry = z.object({
  ...card,
  /** HTML of the editors: to be sanitised before it is shown. */
  body: z.string(),
  /** Of galleries. */
  pictures: z.array(Picture),
  videoUrl: z.nullable(z.string()),
  captions: z.array(Caption),
  /** The goods that the entry shows or speaks of. */
  goods: z.array(ProductCard),
})
export type ContentEntry = z.output<typeof ContentEntry>

const ContentList = z.object({
  total: Tally,
  page: z.int(),
  pageSize: z.int(),
  entries: z.array(ContentCard),
})
export type ContentList = z.output<typeof ContentList>

export const contentList = get('/api/content/:kind', {
  input: z.object({
    kind: ContentKind,
    page: z.optional(queryInt.check(z.minimum(1))),
    /** Those that are open on that day: of exhibitions. */
    on: z.optional(Day),
  }),
  /** The newest first; exhibitions that run, then those that come, the soonest first, then those that are over. */
  output: ContentList,
  provenance: 'assumed',
})

export const contentEntry = get('/api/content/:kind/:label', {
  input: z.object({ kind: ContentKind, label: Label }),
  output: ContentEntry,
  provenance: 'assumed',
})
