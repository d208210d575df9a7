import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { ListSummary } from '#contracts/lists.ts'
import { refusal, stubFetch, success, type Reply } from '#src/api/stub-fetch.ts'
import { signedIn, signedOut } from '#src/stores/auth.ts'
import { drafts } from '#src/stores/drafts.ts'
import { changeItem, createList, deleteOwnList, renameList } from './list-mutations.ts'
import { listQueries } from './list-queries.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })

const list: ListSummary = {
  id: 701,
  name: 'جهیزیه',
  productItemIds: [10011],
  shareId: null,
  showsOwner: false,
}
const ticked: ListSummary = { ...list, productItemIds: [10011, 10021] }

test.each([
  ['a list that was ticked twice and refused twice is as it was', [], list],
  ['a list whose second tick is refused is as after the first', [success(ticked)], ticked],
])('%s', async (_, accepted: Reply[], expected: ListSummary) => {
  const answers = [...accepted]
  stubFetch({
    '/api/lists/setListItem': () => answers.pop() ?? refusal(409),
    '/api/lists/lists': () => refusal(409),
  })
  const client = new QueryClient()
  client.setQueryData(listQueries.names().queryKey, [list])
  const onFailed = vi.fn<(error: Error) => void>()
  const tick = (isListed: boolean) =>
    client
      .getMutationCache()
      .build(client, changeItem(onFailed))
      .execute({ id: 701, productItemId: 10021, isListed })
      .catch(() => null)
  await Promise.all([tick(true), tick(false)])
  expect(onFailed).toHaveBeenCalledTimes(2 - accepted.length)
  expect(client.getQueryData(listQueries.names().queryKey)).toEqual([expected])
})

test('a list that was created before a sign-out gets no product from the next member', async () => {
  signedIn()
  stubFetch({
    '/api/lists/saveList': () => {
      signedOut()
      signedIn()
      return success(list)
    },
  })
  const onCreated = vi.fn<(list: ListSummary) => void>()
  const client = new QueryClient()
  await client
    .getMutationCache()
    .build(client, createList(onCreated))
    .execute({ name: list.name, attemptId: 'a'.repeat(32) })
  expect(onCreated).not.toHaveBeenCalled()
})

test.each([
  [
    'renamed',
    (client: QueryClient) =>
      client.getMutationCache().build(client, renameList()).execute({ id: 701, name: 'سفر' }),
  ],
  [
    'deleted',
    (client: QueryClient) =>
      client
        .getMutationCache()
        .build(
          client,
          deleteOwnList(() => {}),
        )
        .execute(701),
  ],
])('a new list gets a key of its own once one was %s', async (_, change) => {
  stubFetch({
    '/api/lists/saveList': () => success(list),
    '/api/lists/deleteList': () => success(null),
    '/api/lists/lists': () => refusal(409),
  })
  drafts.newList = { name: list.name, sentKey: { content: list.name, key: 'a'.repeat(32) } }
  await change(new QueryClient())
  expect(drafts.newList).toEqual({ name: list.name })
})

const otherList = { list: 702, name: 'سفر' }
const typedSince = { list: 701, name: 'سفر شمال' }

test.each([
  ['a renamed list leaves the draft of another list', otherList, otherList],
  ['a renamed list leaves another name that is typed', typedSince, typedSince],
  ['a renamed list clears the draft of its name', { list: 701, name: ' سفر ' }, null],
])('%s', async (_, draft, expected) => {
  stubFetch({
    '/api/lists/saveList': () => success({ ...list, name: 'سفر' }),
    '/api/lists/lists': () => refusal(409),
  })
  drafts.listName = draft
  const client = new QueryClient()
  await client.getMutationCache().build(client, renameList()).execute({ id: 701, name: 'سفر' })
  expect(drafts.listName).toEqual(expected)
})

test('the answer to a tick does not show the untick after it undone', async () => {
  let release = (_reply: Reply) => {}
  const held = new Promise<Reply>((resolve) => (release = resolve))
  const answers = [success(ticked), held]
  stubFetch({
    '/api/lists/setListItem': () => answers.shift()!,
    '/api/lists/lists': () => refusal(409),
  })
  const client = new QueryClient()
  client.setQueryData(listQueries.names().queryKey, [list])
  const change = (isListed: boolean) =>
    client
      .getMutationCache()
      .build(
        client,
        changeItem(() => {}),
      )
      .execute({ id: 701, productItemId: 10021, isListed })
  const first = change(true)
  const second = change(false)
  await first
  expect(client.getQueryData(listQueries.names().queryKey)).toEqual([list])
  release(success(list))
  await second
})
