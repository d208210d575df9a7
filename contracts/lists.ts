import * as z from 'zod/mini'
import { ProductCard } from './catalogue.ts'
import { get, post } from './endpoint.ts'
import { tolerant } from './tolerance.ts'
import { AttemptId, Id, NoInput, Nothing, Tally, queryInt } from './values.ts'

export const listLimits = { lists: 10, items: 100, name: 40 } as const

const ListName = z.string().check(z.trim(), z.minLength(1), z.maxLength(listLimits.name))

/** Nobody can guess it: at least 20 random characters. */
const ShareId = z.string().check(z.regex(/^[\w-]{20,64}$/))

const summary = {
  id: Id,
  name: ListName,
  /** Variants, in the order in which they were added. */
  productItemIds: tolerant(z.array(Id).check(z.maxLength(listLimits.items))),
  /** Null unless it is shared. */
  shareId: z.nullable(ShareId),
  /** Readers of the shared list see the owner’s first name. */
  showsOwner: z.boolean(),
}
export const ListSummary = z.object(summary)
export type ListSummary = z.output<typeof ListSummary>

/** A card whose price, stock and picture are those of one variant. */
export const ListItem = z.extend(ProductCard, { variant: z.string() })
export type ListItem = z.output<typeof ListItem>

/** `goneCount`: items whose product has left the shop. */
const contents = { items: tolerant(z.array(ListItem), 1), goneCount: Tally }

export const lists = get('/api/lists/lists', {
  input: NoInput,
  output: tolerant(z.array(ListSummary), 1),
  payload: 'list',
  provenance: 'assumed',
  access: 'member',
})

export const list = get('/api/lists/list', {
  input: z.object({ id: queryInt }),
  output: z.object({ ...summary, ...contents }),
  provenance: 'assumed',
  access: 'member',
})

/** Without `id` a new list, idempotent by `attemptId`; 409 for a name that another list has, and over `listLimits.lists`. */
export const saveList = post('/api/lists/saveList', {
  input: z.object({ id: z.optional(Id), name: ListName, attemptId: z.optional(AttemptId) }),
  output: ListSummary,
  provenance: 'assumed',
  access: 'member',
})

export const deleteList = post('/api/lists/deleteList', {
  input: z.object({ id: Id }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})

/** A variant is in a list once; 409 over `listLimits.items`. */
export const setListItem = post('/api/lists/setListItem', {
  input: z.object({ id: Id, productItemId: Id, isListed: z.boolean() }),
  output: ListSummary,
  provenance: 'assumed',
  access: 'member',
})

/** A list that is shared keeps its link; one that is shared again gets another, and the former stays dead. */
export const shareList = post('/api/lists/shareList', {
  input: z.object({ id: Id, isShared: z.boolean(), showsOwner: z.boolean() }),
  output: ListSummary,
  provenance: 'assumed',
  access: 'member',
})

/** `owner`: first name, null unless the owner shows it. 404 for a link that is unknown or revoked. */
export const sharedList = get('/api/lists/sharedList', {
  input: z.object({ shareId: z.string().check(z.maxLength(64)) }),
  output: z.object({ name: ListName, owner: z.nullable(z.string()), ...contents }),
  provenance: 'assumed',
})
