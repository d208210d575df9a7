import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Cart } from '#contracts/cart.ts'
import { isStatus } from '#src/api/errors.ts'
import { normalizedRebateCode, pendingRebate, rebateSettled } from '#src/stores/pending-rebate.ts'
import { updateCart } from './update-cart.ts'
import { placeOrderKey } from './use-order-pending.ts'

const forGood = [400, 404, 422]

/** The code is no good. Other refusals keep it: a cart under the minimum may grow. */
export const isRefusedForGood = (error: unknown) => forGood.some((status) => isStatus(error, status))

/** Applies the code of a discount link as soon as the cart has lines, and again when their value changes. */
export function usePendingRebate(cart: Cart) {
  const client = useQueryClient()
  const { code } = useSnapshot(pendingRebate)
  const options = updateCart('setRebate', {
    onDone: ({ rebateCode }) => rebateSettled(rebateCode),
    onRefused: (error, { rebateCode }) => {
      if (isRefusedForGood(error)) rebateSettled(rebateCode)
    },
  })
  const { mutate, isPending, error, variables } = useMutation(options)
  const [wasRetried, setWasRetried] = useState(false)
  const hasLines = cart.cartItems.length > 0
  const isApplied = normalizedRebateCode(cart.rebateCode ?? '') === code
  const value = cart.totals.lines.amount

  function apply() {
    const isUnderWay = (mutationKey: readonly unknown[]) => client.isMutating({ mutationKey }) > 0
    if (![options.mutationKey!, placeOrderKey].some(isUnderWay)) mutate({ rebateCode: code })
  }

  const applyPending = useEffectEvent(() => (isApplied ? rebateSettled(code) : apply()))
  useEffect(() => {
    if (code !== '' && hasLines && value >= 0) applyPending()
  }, [code, hasLines, value])

  function retry() {
    setWasRetried(true)
    apply()
  }

  const refusal = error && { error, code: variables!.rebateCode }
  return { code, hasLines, refusal, isRetrying: wasRetried && isPending, retry }
}
