import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { deleteAccount, deletionTerms } from '#contracts/privacy.ts'
import { isStatus } from '#src/api/errors.ts'
import { isOutcomeUnknown, retryOnce } from '#src/api/idempotency.ts'
import { request } from '#src/api/request.ts'
import { signedOut } from '#src/stores/auth.ts'

export const deletionTermsQuery = () =>
  queryOptions({
    queryKey: ['privacy', 'deletion'],
    queryFn: ({ signal }) => request(deletionTerms, {}, { signal }),
    staleTime: 0,
  })

type Deletion = { code: string; mayBeDone: boolean }

/** A deletion voids the tokens: after one of unknown outcome, a 401 means that the account is gone. */
function deleteOnce({ code, mayBeDone }: Deletion) {
  let isRepeated = mayBeDone
  return retryOnce(async () => {
    try {
      await request(deleteAccount, { code })
    } catch (error) {
      if (isRepeated && isStatus(error, 401)) return
      isRepeated ||= isOutcomeUnknown(error)
      throw error
    }
  })
}

/** Nothing is cleared before the server has deleted the account. */
export const deleteOwnAccount = (onDeleted: () => void) =>
  mutationOptions({
    mutationKey: ['privacy', 'delete'],
    mutationFn: deleteOnce,
    onSuccess: () => {
      onDeleted()
      signedOut()
    },
  })
