import { queryOptions } from '@tanstack/react-query'
import type { Period } from '#contracts/values.ts'
import { topUpPayment, wallet, walletTransactions } from '#contracts/wallet.ts'
import type { OutputOf } from '#contracts/endpoint.ts'
import { isStatus } from '#src/api/errors.ts'
import { paymentPoll } from '#src/api/payment-poll.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { request } from '#src/api/request.ts'

const money = ['wallet', 'money']

export const walletQuery = () =>
  queryOptions({
    queryKey: [...money, 'balance'],
    queryFn: ({ signal }) => request(wallet, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const walletTransactionsQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: [...money, 'transactions', { from, to }],
    queryFn: ({ signal }) => request(walletTransactions, { from, to }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export type TopUpPayment = OutputOf<typeof topUpPayment>

/** Null for a payment that is unknown or has expired. A payment that turns out to be paid refetches the money. */
export const topUpPaymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['wallet', 'payment', paymentId],
    queryFn: async ({ signal, client, queryKey }): Promise<TopUpPayment | null> => {
      const before = client.getQueryData<TopUpPayment>(queryKey)
      const payment = await request(topUpPayment, { paymentId }, { signal }).catch((error: unknown) => {
        if (isStatus(error, 404)) return null
        throw error
      })
      if (payment?.status === 'paid' && before?.status !== 'paid') {
        void invalidateQueries(client, { queryKey: money })
        void invalidateQueries(client, { queryKey: queryKeys.currentCart })
      }
      return payment
    },
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.status === 'pending' && paymentPoll(state),
    refetchOnWindowFocus: 'always',
  })
