import type * as contracts from '#contracts/lists.ts'
import type { ListItem, ListSummary } from '#contracts/lists.ts'
import { listLimits } from '#contracts/lists.ts'
import { leadOf } from '../shop/catalogue/rows.ts'
import { inEveryLanguage, inLocale } from '../shop/localized-text.ts'
import type { Behaviour, Context, Outcome } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { asMember } from './member.ts'
import { productView } from './product-view.ts'
import { nextNumber, nextSecret } from './seeded-ids.ts'
import type { Member, StoredList, World } from './world.ts'

const firstListId = 700

const listsOf = (state: World, { mobile }: Member) => state.lists[mobile] ?? []

const withLists = (state: World, { mobile }: Member, lists: readonly StoredList[]): World => ({
  ...state,
  lists: { ...state.lists, [mobile]: lists },
})

const summaryOf = (
  { attemptId: _attemptId, name, ...list }: StoredList,
  { locale }: Context,
): ListSummary => ({
  ...list,
  productItemIds: [...list.productItemIds],
  name: inLocale(name, locale),
})

function itemsOf(state: World, productItemIds: readonly number[], context: Context) {
  const items = productItemIds.flatMap((id): ListItem[] => {
    const row = context.catalogue.byItem.get(id)
    if (!row) return []
    const view = productView(state, row, context)
    const item = view.items.find((one) => one.id === id)!
    const picture = item.pictures[0] ?? view.picture
    return [{ ...view, ...leadOf(item), picture, variant: item.title }]
  })
  return { items, goneCount: productItemIds.length - items.length }
}

type Change = (list: StoredList, state: World) => [World, StoredList] | ReturnType<typeof refuse>

/** 404 unless the list is the caller’s. */
function changeList(state: World, id: number, context: Context, change: Change): Outcome<ListSummary> {
  return asMember(state, context, (member) => {
    const known = listsOf(state, member).find((list) => list.id === id)
    if (!known) return refuse(context, 404, 'listUnknown')
    const changed = change(known, state)
    if (isRefusal(changed)) return changed
    const [next, list] = changed
    const all = listsOf(next, member).map((other) => (other.id === id ? list : other))
    return { state: withLists(next, member, all), data: summaryOf(list, context) }
  })
}

export const lists: Behaviour<typeof contracts.lists> = (state, _input, context) =>
  asMember(state, context, (member) => ({
    state,
    data: listsOf(state, member).map((list) => summaryOf(list, context)),
  }))

export const list: Behaviour<typeof contracts.list> = (state, { id }, context) =>
  asMember(state, context, (member) => {
    const known = listsOf(state, member).find((one) => one.id === id)
    if (!known) return refuse(context, 404, 'listUnknown')
    return { state, data: { ...summaryOf(known, context), ...itemsOf(state, known.productItemIds, context) } }
  })

const isNamed = (name: string, { locale }: Context) => {
  const folded = name.toLocaleLowerCase()
  return ({ name: other }: StoredList) => inLocale(other, locale).toLocaleLowerCase() === folded
}

export const saveList: Behaviour<typeof contracts.saveList> = (state, { id, name, attemptId }, context) =>
  asMember(state, context, (member) => {
    const own = listsOf(state, member)
    const repeated = attemptId === undefined ? undefined : own.find((one) => one.attemptId === attemptId)
    if (id === undefined && repeated) return { state, data: summaryOf(repeated, context) }
    const taken = own.find(isNamed(name, context))
    if (taken && taken.id !== id) return refuse(context, 409, 'listNameTaken', {}, { field: 'name' })
    if (id !== undefined)
      return changeList(state, id, context, (known, world) => [
        world,
        { ...known, name: inEveryLanguage(name) },
      ])
    if (own.length >= listLimits.lists)
      return refuse(context, 409, 'listsTooMany', { count: listLimits.lists }, { field: 'name' })
    const [next, number] = nextNumber(state, 'list')
    const created: StoredList = {
      id: firstListId + number,
      name: inEveryLanguage(name),
      productItemIds: [],
      shareId: null,
      showsOwner: false,
      attemptId: attemptId ?? null,
    }
    return { state: withLists(next, member, [...own, created]), data: summaryOf(created, context) }
  })

export const deleteList: Behaviour<typeof contracts.deleteList> = (state, { id }, context) =>
  asMember(state, context, (member) => {
    const own = listsOf(state, member)
    const left = own.filter((one) => one.id !== id)
    if (left.length === own.length) return refuse(context, 404, 'listUnknown')
    return { state: withLists(state, member, left), data: null }
  })

export const setListItem: Behaviour<typeof contracts.setListItem> = (state, input, context) =>
  changeList(state, input.id, context, (known, world) => {
    const { productItemId, isListed } = input
    const others = known.productItemIds.filter((id) => id !== productItemId)
    if (!isListed) return [world, { ...known, productItemIds: others }]
    if (!context.catalogue.byItem.has(productItemId)) return refuse(context, 404, 'productGone')
    if (others.length < known.productItemIds.length) return [world, known]
    if (others.length >= listLimits.items)
      return refuse(context, 409, 'listFull', { count: listLimits.items })
    return [world, { ...known, productItemIds: [...others, productItemId] }]
  })

export const shareList: Behaviour<typeof contracts.shareList> = (state, input, context) =>
  changeList(state, input.id, context, (known, world) => {
    const { isShared, showsOwner } = input
    if (!isShared) return [world, { ...known, shareId: null, showsOwner }]
    const [next, shareId] = known.shareId === null ? nextSecret(world, 'share', 24) : [world, known.shareId]
    return [next, { ...known, shareId, showsOwner }]
  })

export const sharedList: Behaviour<typeof contracts.sharedList> = (state, { shareId }, context) => {
  for (const member of Object.values(state.members)) {
    const shared = listsOf(state, member).find((one) => one.shareId === shareId)
    if (!shared) continue
    const data = {
      name: inLocale(shared.name, context.locale),
      owner: shared.showsOwner ? inLocale(member.firstName, context.locale) : null,
      ...itemsOf(state, shared.productItemIds, context),
    }
    return { state, data }
  }
  return refuse(context, 404, 'sharedListUnknown')
}
