import type { ReactNode } from 'react'
import classes from './Sections.module.css'

/** Its children are revealed on scroll. */
export function Sections({ children }: { children: ReactNode }) {
  return (
    <div className={classes.sections} data-scroll-in>
      {children}
    </div>
  )
}
