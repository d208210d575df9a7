import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { pendingReply, refusal, stubFetch, success } from '#src/api/stub-fetch.ts'
import type { Reply } from '#src/api/stub-fetch.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: 'basketId=basket-of-sara', documentElement: { lang: 'fa-IR' } })
const { addLines } = await import('./add-lines.ts')

const lines = [10011, 10021, 10031].map((productItemId) => ({ productItemId, count: 1 }))

test('a refused line does not stop the others', async () => {
  const replies = [refusal(409, 'gone'), success('basket-of-sara'), success('basket-of-sara')]
  stubFetch({ '/api/cart/cart': () => replies.shift()! })
  const added = await addLines(new QueryClient(), lines)
  expect(added.map(({ outcome }) => outcome instanceof Error)).toEqual([true, false, false])
})

test('no line is sent after one that had no answer', async () => {
  vi.useFakeTimers()
  const replies: ((init: RequestInit) => Reply | Promise<Reply>)[] = [
    () => success('basket-of-sara'),
    pendingReply,
    () => success('basket-of-sara'),
  ]
  stubFetch({ '/api/cart/cart': (init) => replies.shift()!(init) })
  const added = addLines(new QueryClient(), lines)
  await vi.advanceTimersByTimeAsync(18_000)
  vi.useRealTimers()
  expect((await added).map(({ outcome }) => outcome instanceof Error)).toEqual([false, true, true])
  expect(replies).toHaveLength(1)
})
