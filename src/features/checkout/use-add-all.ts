import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { addAll } from './add-all.ts'
import type { LineOutcome, WantedLine } from './add-all.ts'

const idsOf = (lines: readonly { productItemId: number }[]) =>
  new Set(lines.map(({ productItemId }) => productItemId))

/** Lines that were added are never sent again. */
export function useAddAll(lines: readonly WantedLine[]) {
  const { LL } = useI18nContext()
  /** Two presses may come before a render. */
  const isSending = useRef(false)
  const [outcomes, setOutcomes] = useState<readonly LineOutcome[]>([])
  const { mutate, isPending, variables } = useMutation(addAll(LL))
  const addedIds = idsOf(outcomes.filter(({ isAdded }) => isAdded))
  const rest = lines.filter(({ productItemId, stockLeft }) => stockLeft > 0 && !addedIds.has(productItemId))

  function send(wanted: readonly WantedLine[]) {
    if (isSending.current) return
    isSending.current = true
    mutate(wanted, {
      onSuccess: (latest) => {
        const latestIds = idsOf(latest)
        setOutcomes((known) => [
          ...known.filter(({ productItemId }) => !latestIds.has(productItemId)),
          ...latest,
        ])
      },
      onSettled: () => {
        isSending.current = false
      },
    })
  }

  return {
    lines,
    outcomes,
    rest,
    addedIds,
    sentIds: isPending ? idsOf(variables) : idsOf([]),
    isPending,
    send,
  }
}

export type Adding = ReturnType<typeof useAddAll>
