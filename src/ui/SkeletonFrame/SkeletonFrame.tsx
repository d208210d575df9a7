import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PlainError } from '../PlainError/PlainError.tsx'

/** Milliseconds. Where no call is under way by then, what is awaited is a script that does not come. */
const longestWait = 20_000

type Props = { className?: string; children: ReactNode }

/** Stands where a page will: its shape is for the eye, to others it says that the page is awaited. No page is for ever. */
export function SkeletonFrame({ className, children }: Props) {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    const calls = client.getQueryCache()
    const look = () => void (client.isFetching() === 0 && setOverdue(true))
    let stop = () => {}
    const timer = setTimeout(() => {
      look()
      stop = calls.subscribe(look)
    }, longestWait)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client])
  if (isOverdue) return <PlainError text={LL.errors.unreachable()} onRetry={() => location.reload()} />
  return (
    <div className="container" role="status" aria-label={LL.site.waiting()}>
      <div className={className} aria-hidden>
        {children}
      </div>
    </div>
  )
}
