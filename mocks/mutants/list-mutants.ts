import type { CallName } from '#contracts/registry.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRequest, withBody } from './mutant.ts'

type Json = { [key: string]: unknown }

/** Answers a former success where the mock refuses, or always. */
const remembering = (name: string, call: CallName, keyOf: (input: Json) => unknown, always = false) =>
  intercepting(name, [call], () => {
    const bodies = new Map<string, string>()
    return async (asked, pass) => {
      const response = await pass()
      const key = String(keyOf(asked.input))
      const known = bodies.get(key)
      if (known !== undefined && (always || response.status !== 200))
        return withBody(response, known, { status: 200 })
      if (response.status === 200) bodies.set(key, await response.clone().text())
      return response
    }
  })

export const listMutants: readonly Mutant[] = [
  rewritingRequest('a renamed list is another', ['saveList'], ({ id: _gone, ...input }) => input),
  rewritingRequest('every attempt creates a list', ['saveList'], ({ attemptId: _gone, ...input }) => input),
  remembering('a list too many is the last one', 'saveList', ({ id }) => id),
  intercepting('a name that is taken gets a number', ['saveList'], () => async (asked, pass) => {
    const response = await pass()
    return response.status === 409
      ? pass({ ...asked.input, name: `${String(asked.input.name)} 2` })
      : response
  }),
  intercepting(
    'a deleted list stays',
    ['deleteList'],
    () => async () => Response.json({ isSuccess: true, messages: [], data: null }),
  ),
  rewritingRequest('an item is never taken off a list', ['setListItem'], (input) => ({
    ...input,
    isListed: true,
  })),
  rewritingField(
    'the first item is listed twice',
    ['setListItem', 'lists', 'list'],
    'data',
    (data: Json) => ({
      ...data,
      productItemIds: [data.productItemIds].flat().flatMap((id, at) => (at === 0 ? [id, id] : [id])),
    }),
  ),
  rewritingField(
    'the items added last come first',
    ['list'],
    'data',
    (data: { items: unknown[]; productItemIds: unknown[] }) => ({
      ...data,
      items: data.items.toReversed(),
      productItemIds: data.productItemIds.toReversed(),
    }),
  ),
  rewritingField(
    'the products of a list come in another order',
    ['list', 'sharedList'],
    'data.items',
    (items: unknown[]) => items.toReversed(),
  ),
  rewritingField('a list has no products', ['list'], 'data.items', () => []),
  remembering('anybody reads a list', 'list', ({ id }) => id),
  remembering('anybody changes the items of a list', 'setListItem', ({ id }) => id),
  remembering('anybody shares a list', 'shareList', ({ id }) => id),
  remembering('a revoked link lives', 'sharedList', ({ shareId }) => shareId),
  remembering('a shared list is a snapshot', 'sharedList', ({ shareId }) => shareId, true),
  rewritingRequest('a link is never revoked', ['shareList'], (input) => ({ ...input, isShared: true })),
  rewritingRequest('a shared list always shows its owner', ['shareList'], (input) => ({
    ...input,
    showsOwner: true,
  })),
  rewritingField('a shared list shows the surname', ['sharedList'], 'data', (data: Json) => ({
    ...data,
    ownerSurname: 'Newcomer',
  })),
  intercepting('a shared list keeps its first name', ['sharedList'], () => {
    const names = new Map<string, string>()
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const { data, ...envelope } = (await response.json()) as { data: { name: string } }
      const name = names.get(String(asked.input.shareId)) ?? data.name
      names.set(String(asked.input.shareId), name)
      return withBody(response, JSON.stringify({ ...envelope, data: { ...data, name } }))
    }
  }),
  rewritingField('a shared list is called otherwise', ['sharedList'], 'data.name', () => 'A list'),
]
