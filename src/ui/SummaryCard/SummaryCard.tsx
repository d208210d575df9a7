import { Link } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconChevronRight } from '../icons.ts'
import { RetryNotice } from '../RetryNotice/RetryNotice.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import classes from './SummaryCard.module.css'

type Props = Pick<LinkProps, 'to'> & {
  title: string
  isLoading?: boolean
  /** Why nothing could be loaded. */
  failure?: string | null
  /** Lines of the skeleton. */
  lines?: number
  isRetrying?: boolean
  onRetry: () => void
  children?: ReactNode
  /** In secondary ink below the children. */
  hint?: string | null
}

/** A part of an overview that loads and fails by itself, whose title leads to its page. */
export function SummaryCard(props: Props) {
  const { title, to, isLoading, failure, lines = 2, isRetrying, onRetry, children, hint } = props
  const id = useId()
  return (
    <section tabIndex={-1} aria-labelledby={id} aria-busy={isLoading || undefined} className={classes.card}>
      <h2 id={id} className={classes.title}>
        <Link to={to} className={classes.link}>
          {title}
          <IconChevronRight size={20} stroke={1.6} className="mirrored" />
        </Link>
      </h2>
      {isLoading && <Skeleton lines={lines} />}
      {failure && <RetryNotice isQuiet text={failure} isRetrying={isRetrying} onRetry={onRetry} />}
      {!isLoading && !failure && (
        <>
          {children}
          {hint && <p className={classes.hint}>{hint}</p>}
        </>
      )}
    </section>
  )
}
