import { Skeleton } from '../Skeleton/Skeleton.tsx'
import classes from './FirstPicture.module.css'

/** Where a picture of the first screen will be: `index.html` puts it there once it knows which. */
export function FirstPicture() {
  return (
    <div className={classes.place} data-first-picture>
      <Skeleton ratio={4 / 5} />
    </div>
  )
}
