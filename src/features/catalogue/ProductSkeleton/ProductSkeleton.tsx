import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx'
import { FirstPicture } from '#src/ui/FirstPicture/FirstPicture.tsx'
import { SkeletonFrame } from '#src/ui/SkeletonFrame/SkeletonFrame.tsx'
import classes from './ProductSkeleton.module.css'

const lines = [2, 1, 4, 3, 2]

export function ProductSkeleton() {
  return (
    <SkeletonFrame className={classes.page}>
      <Skeleton />
      <div className={classes.columns}>
        <FirstPicture />
        <div className={classes.facts}>
          {lines.map((count, index) => (
            <Skeleton key={index} lines={count} />
          ))}
        </div>
      </div>
    </SkeletonFrame>
  )
}
