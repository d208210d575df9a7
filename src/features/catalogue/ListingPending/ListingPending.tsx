import { Blank } from '#src/ui/Blank/Blank.tsx'
import { FirstPicture } from '#src/ui/FirstPicture/FirstPicture.tsx'
import { Pending } from '#src/ui/Pending/Pending.tsx'
import grid from '../ProductGrid/ProductGrid.module.css'
import classes from './ListingPending.module.css'

/** Stands where a listing will, piece for piece: nothing moves when it comes. */
export function ListingPending() {
  return (
    <Pending className={classes.pending}>
      <Blank />
      <Blank />
      <Blank />
      <div className={classes.results}>
        <Blank />
        <div className={grid.grid}>
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index}>
              <FirstPicture />
              <div className={classes.facts}>
                <Blank lines={2} />
                <Blank lines={1} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Pending>
  )
}
