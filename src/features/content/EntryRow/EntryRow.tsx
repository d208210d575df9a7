import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ContentCard } from '#contracts/content.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import classes from './EntryRow.module.css'

type Props = {
  entry: ContentCard
  aside: ReactNode
  size?: 'md' | 'lg'
  titleTag?: 'h2' | 'h3'
  eager?: boolean
}

const shown = {
  md: { width: 140, ratio: 1 },
  lg: { width: 640, sizes: '(min-width: 80em) 540px, (min-width: 48em) 42vw, 100vw', ratio: 4 / 3 },
}

export function EntryRow({ entry, aside, size = 'md', titleTag: Title = 'h2', eager }: Props) {
  return (
    <article className={classes.entry}>
      <div className={classes.row} data-size={size}>
        <div className={classes.picture}>
          <Picture picture={entry.picture} {...shown[size]} eager={eager} alt="" />
        </div>
        <div className={classes.words}>
          <Title className={classes.title}>
            <Link to={`/${entry.kind}/$label`} params={{ label: entry.label }} className={classes.link}>
              {entry.title}
            </Link>
          </Title>
          <p className={classes.summary}>{entry.summary}</p>
        </div>
        <div className={classes.aside}>{aside}</div>
      </div>
    </article>
  )
}
