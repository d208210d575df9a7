import type { ReactNode } from 'react'
import { PrivateHead } from '#src/ui/PrivateHead/PrivateHead.tsx'
import classes from './Page.module.css'

type Props = { title: string; children: ReactNode }

/** The titled column that a page of one's own stands in. */
export function Page({ title, children }: Props) {
  return (
    <div className={`container ${classes.page}`}>
      <PrivateHead title={title} />
      {children}
    </div>
  )
}
