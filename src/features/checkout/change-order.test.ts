import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { changeDelivery } from '#contracts/after-order.ts'
import type { Order } from '#contracts/orders.ts'
import { signedIn, signedOut } from '#src/stores/auth.ts'
import { changeOrder } from './change-order.ts'
import { orderQuery } from './order-queries.ts'

vi.stubGlobal('navigator', { onLine: true })

test('a changed order is not stored for another member, who has signed in meanwhile', async () => {
  signedIn()
  const client = new QueryClient()
  const options = changeOrder(changeDelivery, { isDone: () => true, onChanged: () => {}, onFailed: () => {} })
  const mutationFn = async () => {
    signedOut()
    signedIn()
    return { productOrderId: 'ZR-1' } as Order
  }
  const input = { id: 'ZR-1', from: '2026-01-01T08:00:00Z' }
  await client
    .getMutationCache()
    .build(client, { ...options, mutationFn })
    .execute(input)
  expect(client.getQueryData(orderQuery('ZR-1').queryKey)).toBeUndefined()
})
