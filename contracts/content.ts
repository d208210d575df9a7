import * as z from 'zod/mini'
import { get } from './endpoint.ts'
import { Day, Label, Picture, queryInt, Tally } from './values.ts'

export const contentKinds = ['blogs', 'brand', 'video', 'gallery', 'services', 'exhibition'] as const
export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.output<typeof ContentKind>

const card = {
  kind: ContentKind,
  label: Label,
  title: z.string(),
  summary: z.string(),
  picture: Picture,
  publishedOn: Day,
}
export const ContentCard = z.object(card)

export const ContentEntry = z.object({
  ...card,
  /** HTML of the editors: to be sanitised before it is shown. */
  body: z.string(),
  pictures: z.array(Picture),
  videoUrl: z.nullable(z.string()),
  event: z.nullable(z.object({ from: Day, to: Day, venue: z.string(), city: z.string() })),
})

export const contentList = get('/api/content/:kind', {
  input: z.object({ kind: ContentKind, page: z.optional(queryInt.check(z.minimum(1))) }),
  output: z.object({ total: Tally, page: z.int(), pageSize: z.int(), entries: z.array(ContentCard) }),
  provenance: 'assumed',
})

export const contentEntry = get('/api/content/:kind/:label', {
  input: z.object({ kind: ContentKind, label: Label }),
  output: ContentEntry,
  provenance: 'assumed',
})
