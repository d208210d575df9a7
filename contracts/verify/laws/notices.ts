import type { Notice } from '../../notices.ts'
import { lawsOf } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('accounts')

const week = 7 * 24 * 3600

export const waitFor = async (context: CheckContext) => {
  const card = await context.product()
  return { card, input: { productItemId: card.productItemId, kind: 'cheaper' as const } }
}

const unreadOf = async (shopper: Shopper) => (await shopper.ok('notices', {})).unread
const isReadOf = async (shopper: Shopper) =>
  (await shopper.ok('notices', {})).notices.map(({ isRead }) => isRead)

/** A member who has been told of one lower price; skipped where the price did not fall within a week. */
async function toldMember(context: CheckContext) {
  const shopper = await context.member()
  const { card, input } = await waitFor(context)
  await shopper.ok('subscribe', input)
  await context.advanceClock(week)
  await shopper.ok('refresh', {})
  const { catLabel, label, productItemId } = card
  const { items } = await shopper.ok('product', { catLabel, label })
  const now = items.find(({ id }) => id === productItemId)!.price.amount
  if (now >= card.price.amount) throw new Skip('the price did not fall within a week')
  return shopper
}

function expectNewestFirst(notices: readonly Notice[]) {
  const times = notices.map(({ at }) => Date.parse(at))
  expectSame(
    'the order of the list',
    times,
    times.toSorted((one, other) => other - one),
  )
}

const clockLaw = (name: string, calls: Parameters<typeof law>[1]['calls'], run: Parameters<typeof law>[2]) =>
  law(name, { calls, needs: ['testCode', 'clock'], alone: true }, run)

export const noticeLaws = [
  clockLaw('notice-is-sent-once', ['notices', 'subscribe', 'subscriptions'], async (context) => {
    const shopper = await toldMember(context)
    const told = async () =>
      (await shopper.ok('notices', {})).notices.filter(({ kind }) => kind === 'cheaper').length
    expectSame('the notices of the lower price', await told(), 1)
    expectSame('what the member waits for', await shopper.ok('subscriptions', {}), [])
    await context.advanceClock(60)
    expectSame('the notices a minute later', await told(), 1)
  }),

  clockLaw('newest-notice-is-first', ['notices', 'subscribe'], async (context) => {
    expectNewestFirst((await (await toldMember(context)).ok('notices', {})).notices)
  }),

  clockLaw('pages-of-notices-hold-each-once', ['notices', 'askQuestion'], async (context) => {
    const shopper = await context.member()
    const { id: product } = await context.product()
    const { total: before, pageSize } = await shopper.ok('notices', {})
    for (let count = before; count <= pageSize; count++)
      await shopper.ok('askQuestion', { product, body: `Is number ${count} sold in a box of its own?` })
    await context.advanceClock(week)
    await shopper.ok('refresh', {})
    const first = await shopper.ok('notices', {})
    const pages = Math.ceil(first.total / pageSize)
    if (pages < 2) throw new Skip('the questions were not answered within a week')
    let last = first
    const shown = [...first.notices]
    for (let page = 2; page <= pages; page++) {
      last = await shopper.ok('notices', { page })
      expectSame('the page', [last.page, last.total], [page, first.total])
      shown.push(...last.notices)
    }
    expectSame('the notices that differ', new Set(shown.map(({ id }) => id)).size, first.total)
    expectNewestFirst(shown)
    expectSame('the unread count', first.unread, shown.filter(({ isRead }) => !isRead).length)
    const beyond = await shopper.ok('notices', { page: pages + 1 })
    expectSame('the page after the last', beyond, last)
  }),

  clockLaw('taken-back-subscription-sends-nothing', ['notices', 'unsubscribe'], async (context) => {
    const other = await context.member('other')
    const { input } = await waitFor(context)
    const { id } = await other.ok('subscribe', input)
    await other.ok('unsubscribe', { id })
    await toldMember(context)
    await other.ok('refresh', {})
    const kinds = (await other.ok('notices', {})).notices.map(({ kind }) => kind)
    expectThat(!kinds.includes('cheaper'), 'no notice of what was taken back', kinds)
  }),

  clockLaw('wanted-price-is-waited-for', ['notices', 'subscribe'], async (context) => {
    const patient = await context.member('patient')
    const { input } = await waitFor(context)
    const wantedPrice = { amount: 1, unit: 'IRR' as const }
    await patient.ok('subscribe', { ...input, wantedPrice })
    await toldMember(context)
    await patient.ok('refresh', {})
    const kept = await patient.ok('subscriptions', {})
    expectSame(
      'what the member still waits for',
      kept.map((one) => one.wantedPrice),
      [wantedPrice],
    )
  }),

  clockLaw('notice-is-read-alone-or-with-older', ['notices', 'readNotice'], async (context) => {
    const shopper = await toldMember(context)
    const { notices, unread } = await shopper.ok('notices', {})
    const [newest, older] = notices
    if (!newest || !older) throw new Skip('the member has fewer than two notices')
    expectSame('the unread count', unread, notices.filter(({ isRead }) => !isRead).length)
    await shopper.ok('readNotice', { id: newest.id })
    expectSame('what is read after one', (await isReadOf(shopper)).slice(0, 2), [true, older.isRead])
    await shopper.ok('readNotice', { id: newest.id, andOlder: true })
    const areRead = await isReadOf(shopper)
    expectThat(areRead.every(Boolean), 'every notice read after all', areRead)
    expectSame('the unread count after all', await unreadOf(shopper), 0)
  }),

  law('notices-are-private', { calls: ['notices', 'readNotice'], needs: ['testCode'] }, async (context) => {
    const member = await context.member()
    const { notices, unread } = await member.ok('notices', {})
    const other = await context.member('other')
    const theirs = (await other.ok('notices', {})).notices.map(({ id }) => id)
    expectThat(!notices.some(({ id }) => theirs.includes(id)), 'notices of their own', theirs)
    for (const { id } of notices) await other.refused('readNotice', { id, andOlder: true })
    expectSame('the unread count afterwards', await unreadOf(member), unread)
  }),
]
