import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { afterSilence } from '#src/platform/after-silence.ts'
import { PlainError } from '../ErrorView/PlainError.tsx'

/** ms without a file of the shop; if no query is in flight by then, a chunk is not coming. */
const maxSilence = 20_000

type Props = { className?: string; isPart?: boolean; children: ReactNode }

export function SkeletonFrame({ className, isPart, children }: Props) {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => afterSilence(maxSilence, () => setOverdue(client.isFetching() === 0)), [client])
  if (isOverdue)
    return <PlainError text={LL.errors.unreachable()} isPart={isPart} onRetry={() => location.reload()} />
  return (
    <div className="container" role="status" aria-label={LL.site.waiting()}>
      <div className={className} aria-hidden>
        {children}
      </div>
    </div>
  )
}
