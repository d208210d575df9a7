import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx'
import { FirstPicture } from '#src/ui/FirstPicture/FirstPicture.tsx'
import { SkeletonFrame } from '#src/ui/SkeletonFrame/SkeletonFrame.tsx'
import grid from '../ProductGrid/ProductGrid.module.css'
import classes from './ListingSkeleton.module.css'

export function ListingSkeleton() {
  return (
    <SkeletonFrame className={classes.pending}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <div className={classes.results}>
        <Skeleton />
        <div className={grid.grid}>
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index}>
              <FirstPicture />
              <div className={classes.facts}>
                <Skeleton lines={2} />
                <Skeleton lines={1} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </SkeletonFrame>
  )
}
