import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { stubFetch, success } from '#src/api/stub-fetch.ts'
import { withLock } from '#src/api/with-lock.ts'
import { delay } from '#src/platform/delay.ts'
import { signOut } from './sign-out.ts'

afterEach(() => vi.unstubAllGlobals())

test('sign-out waits for a refresh of the tokens, which would sign in again', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  const order: string[] = []
  stubFetch({
    '/api/auth/logout': () => {
      order.push('signed out')
      return success(null)
    },
  })
  const refreshed = withLock('refresh', async () => {
    await delay()
    order.push('refreshed')
  })
  const onSignedOut = vi.fn<() => void>()
  const client = new QueryClient()
  await client.getMutationCache().build(client, signOut(onSignedOut)).execute(undefined)
  await refreshed
  expect(order).toEqual(['refreshed', 'signed out'])
  expect(onSignedOut).toHaveBeenCalledOnce()
})
