import { isStatus, retryAtOf } from '#src/api/errors.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { requestOwnCode } from './sign-in-mutations.ts'

export type RequestedCode = {
  /** When another may be requested, milliseconds since the epoch. */
  resendAt: number
  /** None was sent now; one that was sent before is still valid. */
  isHeldBack: boolean
}

export function useCodeRequest(onRequested: (code: RequestedCode) => void) {
  const { mutate, isPending, error } = useSingleMutation(requestOwnCode())

  const isHeldBack = (failure: Error) => isStatus(failure, 429)
  const onSuccess = (resendAt: number) => onRequested({ resendAt, isHeldBack: false })
  const onError = (failure: Error) =>
    isHeldBack(failure) && onRequested({ resendAt: retryAtOf(failure) ?? 0, isHeldBack: true })

  return {
    request: (mobile: string) => mutate(mobile, { onSuccess, onError }),
    isPending,
    error: error && !isHeldBack(error) ? error : null,
  }
}
