import { isStatus, retryAtOf } from '#src/api/errors.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { requestOwnCode } from './sign-in-mutations.ts'

export function useCodeRequest(onSent: (resendAt: number) => void) {
  const { mutate, isPending, error } = useSingleMutation(requestOwnCode())

  /** On a 429 the previous code is still valid. */
  const isStillValid = (failure: Error) => isStatus(failure, 429)
  const onError = (failure: Error) => isStillValid(failure) && onSent(retryAtOf(failure) ?? 0)

  return {
    request: (mobile: string) => mutate(mobile, { onSuccess: onSent, onError }),
    isPending,
    error: error && !isStillValid(error) ? error : null,
  }
}
