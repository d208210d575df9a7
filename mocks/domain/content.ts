import type * as contracts from '#contracts/content.ts'
import type { Product } from '#contracts/catalogue.ts'
import type { Picture } from '#contracts/values.ts'
import type { ContentSeed } from '../content/seed.ts'
import { entries } from '../content/entries.ts'
import { htmlOf } from '../content/html.ts'
import { inLocale } from '../locale.ts'
import { lighter } from '../pictures/canvas.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import type { World } from './world.ts'

const pageSize = 12
const ground = lighter('#caa228', 0.86)

const entriesOf = (state: World) => (state.flags.withoutContent ? [] : entries)

/** A picture of the first product of a leaf category stands for an entry. */
function pictureOf(entry: ContentSeed, { catalogue, locale }: Context): Picture {
  const row = catalogue.rows.find(({ leaf }) => leaf === entry.cover)
  const picture = row?.[locale].items[0]?.pictures[2]
  return picture ?? { src: '/api/pictures/hero.svg', alt: inLocale(entry.title, locale), tint: ground }
}

const cardOf = (entry: ContentSeed, context: Context) => ({
  kind: entry.kind,
  label: entry.label,
  title: inLocale(entry.title, context.locale),
  summary: inLocale(entry.summary, context.locale),
  picture: pictureOf(entry, context),
  publishedOn: entry.publishedOn,
})

export const contentList: Behaviour<typeof contracts.contentList> = (state, { kind, page = 1 }, context) => {
  const ofKind = entriesOf(state).filter((entry) => entry.kind === kind)
  const shown = ofKind.slice((page - 1) * pageSize, page * pageSize).map((entry) => cardOf(entry, context))
  return { state, data: { total: ofKind.length, page, pageSize, entries: shown } }
}

/** The goods that an entry names, else those of its cover. */
function goodsOf(entry: ContentSeed, { catalogue, locale }: Context): Product[] {
  const named = (entry.goods ?? []).flatMap((label) => catalogue.byLabel.get(label) ?? [])
  const rows = named.length > 0 ? named : catalogue.rows.filter(({ leaf }) => leaf === entry.cover)
  return rows.map((row) => row[locale])
}

export const contentEntry: Behaviour<typeof contracts.contentEntry> = (state, { kind, label }, context) => {
  const entry = entriesOf(state).find((candidate) => candidate.kind === kind && candidate.label === label)
  if (!entry) return refuse(context, 404, 'contentUnknown')
  const { locale } = context
  return {
    state,
    data: {
      ...cardOf(entry, context),
      body: htmlOf(inLocale(entry.body, locale)),
      pictures: goodsOf(entry, context).map(({ picture }) => picture),
      videoUrl: null,
      event: entry.event && {
        from: entry.event.from,
        to: entry.event.to,
        venue: inLocale(entry.event.venue, locale),
        city: inLocale(entry.event.city, locale),
      },
    },
  }
}
