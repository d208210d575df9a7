import { SkeletonFrame } from '../SkeletonFrame/SkeletonFrame.tsx'
import classes from './PageSkeleton.module.css'

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
