import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PlainError } from '../ErrorView/PlainError.tsx'

/** ms; if no query is in flight by then, a chunk is not coming. */
const maxWait = 20_000

type Props = { className?: string; isPart?: boolean; children: ReactNode }

export function SkeletonFrame({ className, isPart, children }: Props) {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    const queryCache = client.getQueryCache()
    const check = () => void (client.isFetching() === 0 && setOverdue(true))
    let unsubscribe = () => {}
    const timer = setTimeout(() => {
      check()
      unsubscribe = queryCache.subscribe(check)
    }, maxWait)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [client])
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
