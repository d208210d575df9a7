import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that is sent once at a time. Until its answer has come, `mutate` and `reset` do nothing: a second press
 * would send it again, and a key in its field would drop the answer. Both may come before `isPending` renders.
 */
export function useSingleMutation<Data, Input, Context>(
  options: UseMutationOptions<Data, Error, Input, Context>,
) {
  const isSent = useRef(false)
  const mutation = useMutation(options)

  function mutate(...call: Parameters<typeof mutation.mutateAsync>) {
    if (isSent.current) return
    isSent.current = true
    const answered = () => void (isSent.current = false)
    mutation.mutateAsync(...call).then(answered, answered)
  }

  const reset = () => isSent.current || mutation.reset()

  return { ...mutation, mutate, reset }
}
