import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryKeys } from '#src/api/query-keys.ts'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'
import type { Reply } from '#src/api/stub-fetch.ts'
import { topUpPaymentQuery, walletQuery } from './wallet-queries.ts'

afterEach(() => vi.unstubAllGlobals())

const payment = (status: 'pending' | 'paid') =>
  success({
    paymentId: 'pay-1',
    paymentUrl: 'https://bank.example/pay-1',
    amount: { amount: 5_000_000, unit: 'IRR' },
    status,
  })

/** A client with a balance and a cart, and how it reads the payment. */
function shopThatAnswers(answers: Reply[]) {
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  stubFetch({ '/api/wallet/topUp/pay-1': () => answers.shift()! })
  const client = new QueryClient()
  const money = [walletQuery().queryKey, queryKeys.currentCart]
  for (const key of money) client.setQueryData(key, {} as never)
  const read = () => client.fetchQuery(topUpPaymentQuery('pay-1'))
  const outdated = () => money.map((key) => client.getQueryState(key)?.isInvalidated)
  return { client, money, read, outdated }
}

test('a top-up that turns out to be paid makes the balance and the cart be read again, once', async () => {
  const { client, money, read, outdated } = shopThatAnswers([
    payment('pending'),
    payment('paid'),
    payment('paid'),
  ])
  await read()
  expect(outdated()).toEqual([false, false])
  await read()
  expect(outdated()).toEqual([true, true])
  for (const key of money) client.setQueryData(key, {} as never)
  await read()
  expect(outdated()).toEqual([false, false])
})

test('a payment that is unknown is null, and a server in trouble is an error', async () => {
  const { read } = shopThatAnswers([refusal(404), refusal(503)])
  expect(await read()).toBeNull()
  await expect(read()).rejects.toMatchObject({ status: 503 })
})
