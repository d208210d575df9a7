import { Skeleton } from '../Skeleton/Skeleton.tsx'
import classes from './FirstPicture.module.css'

/** The script in `index.html` puts the first picture here as soon as it knows its URL. */
export function FirstPicture() {
  return (
    <div className={classes.place} data-first-picture>
      <Skeleton ratio={4 / 5} />
    </div>
  )
}
