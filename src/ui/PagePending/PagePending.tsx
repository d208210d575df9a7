import { Pending } from '../Pending/Pending.tsx'
import classes from './PagePending.module.css'

/** Stands where a page will: a heading and a grid of cards, of their size. */
export function PagePending() {
  return (
    <Pending className={classes.page}>
      <div className={classes.heading} />
      <div className={classes.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={classes.card} />
        ))}
      </div>
    </Pending>
  )
}
