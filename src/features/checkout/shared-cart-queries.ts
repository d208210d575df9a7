import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { shareCart, sharedCart } from '#contracts/shared-carts.ts'
import { localizedPath } from '#i18n/locales.ts'
import { request } from '#src/api/request.ts'
import { pageLocale } from '#src/platform/page-locale.ts'

/** Whole address of a shared cart, in the language of the page. */
export const sharedCartAddress = (shareId: string) =>
  location.origin + localizedPath(pageLocale(), `/basket/shared/${shareId}`)

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
