import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { shareCart, sharedCart } from '#contracts/shared-carts.ts'
import { isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { refetchCart } from './refetch-cart.ts'

export const shareCartLink = () =>
  mutationOptions({
    mutationKey: ['share-cart'],
    mutationFn: (uniqueId: string) => request(shareCart, { uniqueId }),
    onError: (error, _uniqueId, _result, { client }) => {
      if (isStatus(error, 410)) void refetchCart(client)
    },
  })

export const sharedCartQuery = (shareId: string) =>
  queryOptions({
    queryKey: ['shared-cart', shareId],
    queryFn: ({ signal }) => request(sharedCart, { shareId }, { signal }),
  })
