import { listLimits } from '#contracts/lists.ts'
import type { StoredList } from '../../domain/world.ts'
import { inEveryLanguage } from '../../shop/localized-text.ts'
import { withWorld } from './scenario-state.ts'
import type { Scenarios } from './scenario-state.ts'
import { member } from './steps.ts'

const emptyList = { productItemIds: [], shareId: null, showsOwner: false, attemptId: null }

/** Their ids and the link are known to stories and journeys. */
const wishLists: readonly StoredList[] = [
  {
    ...emptyList,
    id: 701,
    name: ['جهیزیه', 'Wedding', 'Свадьба'],
    productItemIds: [10012, 10455, 10471],
    shareId: 'wedding-list-of-sara-2026',
    showsOwner: true,
  },
  { ...emptyList, id: 702, name: ['خانه', 'Home', 'Дом'] },
]

export const listScenarios = {
  'all-liked': {
    title: 'Sara likes every product',
    includes: ['member'],
    apply: (state) =>
      withWorld(state, { likes: { [member.mobile]: state.catalogue.rows.map(({ id }) => id) } }),
  },
  'liked-goods': {
    title: 'Sara likes the first six products',
    includes: ['member'],
    apply: (state) =>
      withWorld(state, {
        likes: { [member.mobile]: state.catalogue.rows.slice(0, 6).map(({ id }) => id) },
      }),
  },
  'likes-gone': {
    title: 'Sara likes two products that have left the shop',
    includes: ['member'],
    apply: (state) => withWorld(state, { likes: { [member.mobile]: [1, 2] } }),
  },
  'wish-lists': {
    title: 'Sara has two lists; that of the wedding is shared, and has what is sold out',
    includes: ['member'],
    apply: (state) => withWorld(state, { lists: { [member.mobile]: wishLists } }),
  },
  'wish-lists-full': {
    title: 'Sara has as many lists as there can be',
    includes: ['member'],
    apply: (state) =>
      withWorld(state, {
        lists: {
          [member.mobile]: Array.from({ length: listLimits.lists }, (_, at) => ({
            ...wishLists[1]!,
            id: 711 + at,
            name: inEveryLanguage(String(at + 1)),
          })),
        },
      }),
  },
} as const satisfies Scenarios
