import { SkeletonFrame } from '../SkeletonFrame/SkeletonFrame.tsx'
import classes from './PageSkeleton.module.css'

/** `isPart`: of a page whose other parts are drawn. */
export function PageSkeleton({ isPart }: { isPart?: boolean }) {
  return (
    <SkeletonFrame className={classes.page} isPart={isPart}>
      <div className={classes.heading} />
      <div className={classes.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={classes.card} />
        ))}
      </div>
    </SkeletonFrame>
  )
}
