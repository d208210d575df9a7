import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { stubFetch, success } from '#src/api/stub-fetch.ts'
import { deleteSavedAddress } from './address-mutations.ts'
import { addressesQuery } from './addresses-query.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })

const home = {
  id: 1,
  title: 'خانه',
  recipient: 'سارا محمدی',
  mobile: '09121234567',
  province: 'تهران',
  city: 'تهران',
  street: 'خیابان ولیعصر، پلاک ۱',
  postalCode: '1434567891',
  isDefault: true,
}

test('a deleted address is told once the list is without it', async () => {
  stubFetch({
    '/api/user/deleteAddress': () => success(null),
    '/api/user/addresses': () => ({ status: 200, body: { isSuccess: true, messages: [], list: [] } }),
  })
  const client = new QueryClient()
  client.setQueryData(addressesQuery().queryKey, [home])
  const stop = new QueryObserver(client, { ...addressesQuery(), staleTime: Infinity }).subscribe(() => {})
  const listed: unknown[] = []
  const onRemoved = () => void listed.push(client.getQueryData(addressesQuery().queryKey))
  await client.getMutationCache().build(client, deleteSavedAddress(onRemoved)).execute(home.id)
  stop()
  expect(listed).toEqual([[]])
})
