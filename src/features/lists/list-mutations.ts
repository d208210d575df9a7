import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contracts/endpoint.ts'
import { deleteList, saveList, setListItem, shareList } from '#contracts/lists.ts'
import type { ListSummary } from '#contracts/lists.ts'
import { trimInvisible } from '#i18n/trim-invisible.ts'
import { retryOnce } from '#src/api/idempotency.ts'
import { invalidateAfterLast, invalidateQueries } from '#src/api/invalidate-queries.ts'
import { ignoreNotFound } from '#src/api/ignore-not-found.ts'
import { request } from '#src/api/request.ts'
import { auth, sessionChanges } from '#src/stores/auth.ts'
import { draftChanged, draftCleared, drafts } from '#src/stores/drafts.ts'
import { listQueries } from './list-queries.ts'

const mutationKey = ['lists', 'change']
const scope = { id: 'lists' }

const changeNames = (client: QueryClient, change: (lists: readonly ListSummary[]) => ListSummary[]) =>
  client.setQueryData(listQueries.names().queryKey, (lists) => lists && change(lists))

type Context = { client: QueryClient }

function onSettled(
  _data: unknown,
  _error: Error | null,
  _input: unknown,
  _result: unknown,
  { client }: Context,
) {
  invalidateAfterLast(client, mutationKey, { queryKey: listQueries.all() })
}

type NewList = { name: string; attemptId: string }

/** An answer that was lost is asked for again with the same key. `onCreated` runs even after the form has unmounted, but not for the next member. */
export const createList = (onCreated: (list: ListSummary) => void) =>
  mutationOptions({
    mutationKey,
    mutationFn: (input: NewList) => retryOnce(() => request(saveList, input)),
    scope,
    onMutate: () => sessionChanges,
    onSuccess: (created, _input, session, { client }) => {
      if (session !== sessionChanges && !auth.hasExpired) return
      changeNames(client, (lists) => [...lists.filter(({ id }) => id !== created.id), created])
      draftCleared('newList')
      onCreated(created)
    },
    onSettled,
  })

const changed = (saved: ListSummary, _input: unknown, _result: unknown, { client }: Context) => {
  changeNames(client, (lists) => lists.map((list) => (list.id === saved.id ? saved : list)))
  client.setQueryData(listQueries.detail(saved.id).queryKey, (list) => list && { ...list, ...saved })
}

/** The server knows the list that a lost answer left behind by that key, whatever its name is by then. */
const forgetSentKey = () => draftChanged('newList', { sentKey: undefined })

export const renameList = () =>
  mutationOptions({
    mutationKey,
    mutationFn: (input: { id: number; name: string }) => request(saveList, input),
    scope,
    onSuccess: (...result) => {
      forgetSentKey()
      changed(...result)
      const [{ id, name }] = result
      /** What is typed in a form that was left and opened again is another name. */
      const isSent = drafts.listName?.list === id && trimInvisible(drafts.listName.name) === name
      if (isSent) draftCleared('listName')
    },
    onSettled,
  })

export const setShared = () =>
  mutationOptions({
    mutationKey,
    mutationFn: (input: InputOf<typeof shareList>) => request(shareList, input),
    scope,
    onSuccess: changed,
    onSettled,
  })

/** `onDeleted` leaves the page of the list, which would be not found. */
export const deleteOwnList = (onDeleted: () => void) =>
  mutationOptions({
    mutationKey,
    mutationFn: (id: number) => request(deleteList, { id }).catch(ignoreNotFound),
    scope,
    onSuccess: (_nothing, id, _result, { client }) => {
      forgetSentKey()
      onDeleted()
      changeNames(client, (lists) => lists.filter((list) => list.id !== id))
      client.removeQueries(listQueries.detail(id))
      void invalidateQueries(client, listQueries.names())
    },
  })

type ItemChange = InputOf<typeof setListItem>

const withItem = (list: ListSummary, { productItemId, isListed }: ItemChange): ListSummary => {
  const others = list.productItemIds.filter((id) => id !== productItemId)
  return { ...list, productItemIds: isListed ? [...others, productItemId] : others }
}

const showItem = (client: QueryClient, change: ItemChange) =>
  changeNames(client, (lists) => lists.map((list) => (list.id === change.id ? withItem(list, change) : list)))

const itemKey = [...mutationKey, 'item']

/** As the server has them, while items are sent: what a failure rolls back to. */
let saved: readonly ListSummary[] = []

export const changeItem = (onFailed: (error: Error) => void) =>
  mutationOptions({
    mutationKey: itemKey,
    mutationFn: (change: ItemChange) => request(setListItem, change),
    scope,
    onMutate: (change, { client }) => {
      if (client.isMutating({ mutationKey: itemKey }) < 2)
        saved = client.getQueryData(listQueries.names().queryKey) ?? []
      void client.cancelQueries(listQueries.names())
      showItem(client, change)
    },
    onSuccess: (list, input, result, context) => {
      saved = saved.map((one) => (one.id === list.id ? list : one))
      /** An answer is older than the changes that are still sent. */
      if (context.client.isMutating({ mutationKey: itemKey }) < 2) changed(list, input, result, context)
    },
    onError: (error, change, _result, { client }) => {
      const isListed = saved.find(({ id }) => id === change.id)?.productItemIds.includes(change.productItemId)
      showItem(client, { ...change, isListed: isListed ?? !change.isListed })
      onFailed(error)
    },
    onSettled,
  })
