import { QueryClient } from '@tanstack/react-query'
import type { MutationOptions } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sampleUser, stubFetch, success } from '#src/api/stub-fetch.ts'
import { signedIn, signedOut } from '#src/stores/auth.ts'
import { dataExportQuery, downloadExport, requestExport } from './data-export.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })

const interval = dataExportQuery().refetchInterval as (query: object) => number | false

test.each([
  ['requested', 'success', 5_000],
  ['requested', 'error', 60_000],
  ['ready', 'success', false],
])('a file that is %s is looked at again after a %s: %s', (state, status, expected) => {
  expect(interval({ state: { data: { state }, status } })).toBe(expected)
})

async function executeWhileMemberChanges<Data, Result>(
  options: MutationOptions<Data, Error, void, Result>,
  path: string,
  data: unknown,
) {
  signedIn()
  stubFetch({
    [path]: () => {
      signedOut()
      signedIn()
      return success(data)
    },
  })
  const client = new QueryClient()
  await client.getMutationCache().build(client, options).execute()
  return client
}

test('a requested file is not shown to the next member', async () => {
  const requested = { state: 'requested', requestedAt: '2026-11-18T08:30:00.000Z' }
  const client = await executeWhileMemberChanges(requestExport(), '/api/user/requestDataExport', requested)
  expect(client.getQueryData(dataExportQuery().queryKey)).toBeUndefined()
})

test('data that come after a sign-out are not saved for the next member', async () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => createUrl.mockRestore())
  const data = {
    madeAt: '2026-11-18T08:30:00.000Z',
    user: sampleUser,
    addresses: [],
    orders: [],
    walletTransactions: [],
    likes: [],
    devices: [],
  }
  await executeWhileMemberChanges(downloadExport(), '/api/user/exportedData', data).catch(() => null)
  expect(createUrl).not.toHaveBeenCalled()
})
