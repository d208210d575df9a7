import type { ReactNode } from 'react'
import type { ContentEntry } from '#contracts/content.ts'
import classes from './EntryHeading.module.css'

type Props = {
  entry: ContentEntry
  before?: ReactNode
  children?: ReactNode
}

export function EntryHeading({ entry, before, children }: Props) {
  return (
    <header className={classes.heading}>
      {before ?? <div className="rule" />}
      <h1>{entry.title}</h1>
      <p className={classes.summary}>{entry.summary}</p>
      {children}
    </header>
  )
}
