import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { addAll } from './add-all.ts'
import type { LineOutcome, WantedLine } from './add-all.ts'

const idsOf = (lines: readonly { productItemId: number }[]) =>
  new Set(lines.map(({ productItemId }) => productItemId))

/** Lines that were added are never sent again. */
export function useAddAll(lines: readonly WantedLine[]) {
  const { LL } = useI18nContext()
  const [outcomes, setOutcomes] = useState<readonly LineOutcome[]>([])
  const { mutate, isPending, variables } = useSingleMutation(addAll(LL, useWasLeft()))
  const addedIds = idsOf(outcomes.filter(({ isAdded }) => isAdded))
  const rest = lines.filter(({ productItemId, stockLeft }) => stockLeft > 0 && !addedIds.has(productItemId))

  function send(wanted: readonly WantedLine[]) {
    mutate(wanted, {
      onSuccess: (latest) => {
        const latestIds = idsOf(latest)
        setOutcomes((known) => [
          ...known.filter(({ productItemId }) => !latestIds.has(productItemId)),
          ...latest,
        ])
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
