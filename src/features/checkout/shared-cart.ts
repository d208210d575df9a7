import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { shareCart, sharedCart } from '#contracts/shared-carts.ts'
import { request } from '#src/api/request.ts'

export const shareCartLink = () =>
  mutationOptions({
    mutationKey: ['share-cart'],
    mutationFn: (uniqueId: string) => request(shareCart, { uniqueId }),
  })

export const sharedCartQuery = (shareId: string) =>
  queryOptions({
    queryKey: ['shared-cart', shareId],
    queryFn: ({ signal }) => request(sharedCart, { shareId }, { signal }),
  })
