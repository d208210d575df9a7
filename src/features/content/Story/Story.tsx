import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { hasFailed, useNearViewport } from '#src/ui/use-near-viewport.ts'
import { contentQueries } from '../queries.ts'
import type { RowProps } from '../row-props.ts'
import classes from './Story.module.css'

const ratio = 1
const sizes = '(min-width: 80em) 640px, (min-width: 48em) 50vw, 100vw'

type BandProps = { ref: Ref<HTMLElement>; titleId?: string; picture: ReactNode; children: ReactNode }

function Band({ ref, titleId, picture, children }: BandProps) {
  return (
    <section
      ref={ref}
      className={classes.band}
      aria-labelledby={titleId}
      aria-hidden={titleId ? undefined : true}
    >
      <div className={`container ${classes.story}`}>
        <div className={classes.picture}>{picture}</div>
        <div className={classes.words}>{children}</div>
      </div>
    </section>
  )
}

export function Story({ errorFallback = null }: RowProps) {
  const { LL } = useI18nContext()
  const titleId = useId()
  const [place, isNear] = useNearViewport()
  const { data, isPending, errorUpdateCount } = useQuery({
    ...contentQueries.list('blogs'),
    enabled: isNear || hasFailed,
  })
  if (!data && errorUpdateCount > 0) return errorFallback
  if (isPending) {
    return (
      <Band key="pending" ref={place} picture={<Skeleton ratio={ratio} />}>
        <Skeleton lines={10} />
      </Band>
    )
  }
  const entry = data?.entries[0]
  if (!entry) return null
  const { label, title, summary, author, picture } = entry
  return (
    <Band
      ref={place}
      titleId={titleId}
      picture={<Picture picture={picture} width={640} sizes={sizes} ratio={ratio} alt="" />}
    >
      <p className={classes.kicker}>{LL.home.story()}</p>
      <h2 id={titleId} className={classes.title}>
        <Link to="/blogs/$label" params={{ label }} className={classes.link}>
          {title}
        </Link>
      </h2>
      <p className={classes.summary}>{summary}</p>
      {author && <p className={classes.author}>{LL.content.by({ author })}</p>}
      <span className={classes.read} aria-hidden>
        {LL.home.read()}
      </span>
    </Band>
  )
}
