import type { ReactNode } from 'react'
import classes from './Pair.module.css'

export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
