import type { ReactNode } from 'react'
import { PageTitle } from '#src/ui/PageTitle/PageTitle.tsx'
import classes from './Page.module.css'

type Props = { title: string; children: ReactNode }

/** The titled column that a page stands in. */
export function Page({ title, children }: Props) {
  return (
    <div className={`container ${classes.page}`}>
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  )
}
