import { Blank } from '#src/ui/Blank/Blank.tsx'
import { FirstPicture } from '#src/ui/FirstPicture/FirstPicture.tsx'
import { Pending } from '#src/ui/Pending/Pending.tsx'
import classes from './ProductPending.module.css'

/** The name, the maker, what is said of it, its variants, its price. */
const lines = [2, 1, 4, 3, 2]

/** Stands where a product will: its picture where that will be, and beside it or below it its name and what it costs. */
export function ProductPending() {
  return (
    <Pending className={classes.page}>
      <Blank />
      <div className={classes.columns}>
        <FirstPicture />
        <div className={classes.facts}>
          {lines.map((count, index) => (
            <Blank key={index} lines={count} />
          ))}
        </div>
      </div>
    </Pending>
  )
}
