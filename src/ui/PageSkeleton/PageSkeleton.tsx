import { SkeletonFrame } from '../SkeletonFrame/SkeletonFrame.tsx'
import classes from './PageSkeleton.module.css'

/** Stands where a page will: a heading and a grid of cards, of their size. */
export function PageSkeleton() {
  return (
    <SkeletonFrame className={classes.page}>
      <div className={classes.heading} />
      <div className={classes.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={classes.card} />
        ))}
      </div>
    </SkeletonFrame>
  )
}
