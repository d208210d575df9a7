import { ContentCard, contentKinds, helpLabels } from '../../content.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { expectSame, Skip } from '../drift.ts'

const law = lawsOf('content')
const calls = ['contentList', 'contentEntry'] as const
const maxEntries = 2

const statuses = ['running', 'coming', 'past']

function compareCards(one: ContentCard, other: ContentCard): number {
  if (!one.event || !other.event) return other.publishedOn.localeCompare(one.publishedOn)
  if (one.event.status !== other.event.status)
    return statuses.indexOf(one.event.status) - statuses.indexOf(other.event.status)
  return one.event.status === 'coming' ? one.event.from.localeCompare(other.event.from) : 0
}

const openOn = law('exhibitions-of-a-day-are-open-that-day', { calls: ['contentList'] }, async (context) => {
  const shopper = context.guest()
  const { entries } = await shopper.ok('contentList', { kind: 'exhibition' })
  const event = entries[0]?.event
  if (!event) throw new Skip('the shop has no exhibition')
  const { from: on } = event
  const found = await shopper.ok('contentList', { kind: 'exhibition', on })
  const isOpen = ({ event: one }: ContentCard) => one !== null && one.from <= on && on <= one.to
  expectSame(
    `the exhibitions that are not open on ${on}`,
    found.entries.filter((card) => !isOpen(card)),
    [],
  )
  expectSame('whether one is', found.entries.length > 0, true)
})

const linkedHelp = law('help-has-the-pages-that-the-shop-links-to', { calls }, async (context) => {
  const shopper = context.guest()
  const { total } = await shopper.ok('contentList', { kind: 'help' })
  if (total === 0) throw new Skip('the shop has no help')
  for (const label of helpLabels) {
    const entry = await shopper.ok('contentEntry', { kind: 'help', label })
    expectSame(`whether the page ${label} says anything`, entry.body.trim() !== '', true)
  }
})

export const contentLaws: readonly Check[] = [
  openOn,
  linkedHelp,
  ...contentKinds.flatMap((kind) => [
    law(`${kind}-entries-match-their-list`, { calls }, async (context) => {
      const shopper = context.guest()
      const { entries } = await shopper.ok('contentList', { kind })
      if (entries.length === 0) throw new Skip(`the shop has no ${kind}`)
      for (const card of entries.slice(0, maxEntries)) {
        const entry = await shopper.ok('contentEntry', { kind, label: card.label })
        expectSame(`the entry ${card.label}`, ContentCard.parse(entry), card)
      }
    }),

    law(`${kind}-entries-are-in-order`, { calls: ['contentList'] }, async (context) => {
      const { entries } = await context.guest().ok('contentList', { kind })
      const labels = (cards: readonly ContentCard[]) => cards.map(({ label }) => label)
      expectSame('the labels', labels(entries), labels(entries.toSorted(compareCards)))
    }),

    law(`${kind}-pages-hold-each-entry-once`, { calls: ['contentList'] }, async (context) => {
      const shopper = context.guest()
      const first = await shopper.ok('contentList', { kind })
      const labels = first.entries.map(({ label }) => label)
      const pages = Math.ceil(first.total / first.pageSize)
      for (let page = 2; page <= Math.min(pages, 4); page++)
        labels.push(...(await shopper.ok('contentList', { kind, page })).entries.map(({ label }) => label))
      expectSame('the labels that differ', new Set(labels).size, labels.length)
      if (pages <= 4) expectSame('data.total', first.total, labels.length)
      expectSame(
        'the kinds',
        [...new Set(first.entries.map((entry) => entry.kind))],
        labels.length > 0 ? [kind] : [],
      )
      expectSame(
        'the page after the last',
        (await shopper.ok('contentList', { kind, page: pages + 1 })).entries,
        [],
      )
    }),
  ]),
]
