import type * as contracts from '#contracts/content.ts'
import type { ContentCard, Event } from '#contracts/content.ts'
import { tomanToRials } from '#i18n/formatters.ts'
import type { Picture } from '#contracts/values.ts'
import { rials } from '#contracts/values.ts'
import { tehranDay } from '#i18n/tehran.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import type { ContentSeed } from '../shop/content/seed.ts'
import { entries } from '../shop/content/entries.ts'
import { htmlOf } from '../shop/content/html.ts'
import { inLocale } from '../shop/localized-text.ts'
import { lighter } from '../shop/pictures/canvas.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { productView } from './product-view.ts'
import type { World } from './world.ts'

const pageSize = 6
const ground = lighter('#caa228', 0.86)

const entriesOf = (state: World) => (state.flags.withoutContent ? [] : entries)

function pictureOf(entry: ContentSeed, { catalogue, locale }: Context): Picture {
  const row = catalogue.rows.find(({ leaf }) => leaf === entry.cover)
  const picture = row?.[locale].items[0]?.pictures[2]
  return picture ?? { src: '/api/pictures/hero.svg', alt: inLocale(entry.title, locale), tint: ground }
}

function statusOf({ from, to }: { from: string; to: string }, now: number): Event['status'] {
  const today = tehranDay(now)
  if (today < from) return 'coming'
  return today > to ? 'past' : 'running'
}

const eventOf = ({ event }: ContentSeed, { locale, now }: Context): Event | null =>
  event && {
    from: event.from,
    to: event.to,
    venue: inLocale(event.venue, locale),
    city: inLocale(event.city, locale),
    status: statusOf(event, now),
  }

const serviceOf = ({ service }: ContentSeed): ContentCard['service'] =>
  service
    ? {
        priceFrom: rials(tomanToRials(service.priceFrom)),
        days: { from: service.days[0], to: service.days[1] },
      }
    : null

const cardOf = (entry: ContentSeed, context: Context): ContentCard => ({
  kind: entry.kind,
  label: entry.label,
  title: inLocale(entry.title, context.locale),
  summary: inLocale(entry.summary, context.locale),
  picture: pictureOf(entry, context),
  publishedOn: entry.publishedOn,
  author: entry.author ? inLocale(entry.author, context.locale) : null,
  service: serviceOf(entry),
  event: eventOf(entry, context),
})

const ranks: Record<Event['status'], number> = { running: 0, coming: 1, past: 2, unknown: 3 }

function byRelevance(one: ContentCard, other: ContentCard): number {
  if (!one.event || !other.event) return other.publishedOn.localeCompare(one.publishedOn)
  if (one.event.status !== other.event.status) return ranks[one.event.status] - ranks[other.event.status]
  const soonest = one.event.from.localeCompare(other.event.from)
  return one.event.status === 'past' ? -soonest : soonest
}

const isOpenOn = ({ event }: ContentSeed, day: string) =>
  event !== null && event.from <= day && day <= event.to

export const contentList: Behaviour<typeof contracts.contentList> = (
  state,
  { kind, page = 1, on },
  context,
) => {
  const cards = entriesOf(state)
    .filter((entry) => entry.kind === kind && (on === undefined || isOpenOn(entry, on)))
    .map((entry) => cardOf(entry, context))
    .toSorted(byRelevance)
  const shown = cards.slice((page - 1) * pageSize, page * pageSize)
  return { state, data: { total: cards.length, page, pageSize, entries: shown } }
}

/** The products an entry names, or those of its cover category when this catalogue has none of them; help sells nothing. */
function productsOf(entry: ContentSeed, { catalogue }: Context): Row[] {
  if (entry.kind === 'help') return []
  const named = (entry.goods ?? []).flatMap((label) => catalogue.byLabel.get(label) ?? [])
  return named.length > 0 ? named : catalogue.rows.filter(({ leaf }) => leaf === entry.cover).slice(0, 8)
}

const picturesOf = (rows: readonly Row[], { locale }: Context): Picture[] =>
  rows
    .flatMap((row) => row[locale].items[0]?.pictures.slice(1).toReversed() ?? [])
    .slice(0, rows.length * 2 - 1)

export const contentEntry: Behaviour<typeof contracts.contentEntry> = (state, { kind, label }, context) => {
  const ofKind = entriesOf(state).filter((candidate) => candidate.kind === kind)
  const entry =
    ofKind.find((candidate) => candidate.label === label) ??
    ofKind.find(({ formerLabels }) => formerLabels?.includes(label))
  if (!entry) return refuse(context, 404, 'contentUnknown')
  const rows = productsOf(entry, context)
  return {
    state,
    data: {
      ...cardOf(entry, context),
      body: htmlOf(inLocale(entry.body, context.locale)),
      pictures: kind === 'gallery' ? picturesOf(rows, context) : [],
      videoUrl: kind === 'video' ? `/api/videos/${label}.webm` : null,
      captions: (entry.captions ?? []).map(({ from, to, text }) => ({
        from,
        to,
        text: inLocale(text, context.locale),
      })),
      goods: rows.map((row) => productView(state, row, context)),
    },
  }
}
