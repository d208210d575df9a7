import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ContentCard } from '#contracts/content.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import classes from './EntryCard.module.css'

type Props = {
  entry: ContentCard
  /** Picture width / height. */
  ratio?: number
  badge?: ReactNode
  meta?: ReactNode
  eager?: boolean
  isLead?: boolean
  titleTag?: 'h2' | 'h3'
}

export function EntryCard({
  entry,
  ratio = 4 / 3,
  badge,
  meta,
  eager,
  isLead,
  titleTag: Title = 'h2',
}: Props) {
  return (
    <article className={classes.card} data-lead={isLead || undefined}>
      <div className={classes.picture}>
        <Picture
          picture={entry.picture}
          width={640}
          sizes={`(min-width: 64em) ${isLead ? 860 : 640}px, (min-width: 40em) 50vw, 100vw`}
          ratio={ratio}
          eager={eager}
          alt=""
        />
        {badge}
      </div>
      <Title className={classes.title}>
        <Link to={`/${entry.kind}/$label`} params={{ label: entry.label }} className={classes.link}>
          {entry.title}
        </Link>
      </Title>
      <p className={classes.summary}>{entry.summary}</p>
      {meta && <p className={classes.meta}>{meta}</p>}
    </article>
  )
}
