import type * as contracts from '#contracts/notices.ts'
import { inLocale } from '../shop/localized-text.ts'
import type { Behaviour } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { instantOf } from './instant.ts'
import { asMember } from './member.ts'
import { nextNumber } from './seeded-ids.ts'
import { ownEntry } from './world.ts'
import type { StoredNotice, World } from './world.ts'

const pageSize = 20

const noticesOf = (state: World, mobile: string) => ownEntry(state.notices, mobile) ?? []

/** Sends a notice to a mobile, whether or not it has an account yet. Its time may be past: what a pause made due. */
export function notify(state: World, mobile: string, notice: Omit<StoredNotice, 'id' | 'isRead'>): World {
  const [next, id] = nextNumber(state, 'notice')
  const all = [{ ...notice, id, isRead: false }, ...noticesOf(state, mobile)]
  const newestFirst = all.toSorted((one, other) => other.at - one.at)
  return { ...next, notices: { ...state.notices, [mobile]: newestFirst } }
}

export const notices: Behaviour<typeof contracts.notices> = (state, { page: wanted = 1 }, context) =>
  asMember(state, context, ({ mobile }) => {
    const all = noticesOf(state, mobile)
    const page = Math.min(wanted, Math.max(1, Math.ceil(all.length / pageSize)))
    const shown = all.slice((page - 1) * pageSize, page * pageSize)
    return {
      state,
      data: {
        total: all.length,
        unread: all.filter(({ isRead }) => !isRead).length,
        page,
        pageSize,
        notices: shown.map(({ title, text, at, ...notice }) => ({
          ...notice,
          title: inLocale(title, context.locale),
          text: inLocale(text, context.locale),
          at: instantOf(at),
        })),
      },
    }
  })

export const readNotice: Behaviour<typeof contracts.readNotice> = (state, { id, andOlder }, context) =>
  asMember(state, context, ({ mobile }) => {
    const all = noticesOf(state, mobile)
    const from = all.findIndex((notice) => notice.id === id)
    if (from === -1) return refuse(context, 404, 'noticeUnknown')
    const read = all.map((notice, at) =>
      at === from || (andOlder && at > from) ? { ...notice, isRead: true } : notice,
    )
    return { state: { ...state, notices: { ...state.notices, [mobile]: read } }, data: null }
  })
