import type { ReactNode } from 'react'
import classes from './Pair.module.css'

/** Two fields, side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
