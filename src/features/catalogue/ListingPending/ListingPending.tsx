import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Blank } from '#src/ui/Blank/Blank.tsx'
import { FirstPicture } from '#src/ui/FirstPicture/FirstPicture.tsx'
import grid from '../ProductGrid/ProductGrid.module.css'
import classes from './ListingPending.module.css'

/** Stands where a listing will, piece for piece: nothing moves when it comes. */
export function ListingPending() {
  const { LL } = useI18nContext()
  return (
    <div className="container" role="status" aria-label={LL.site.waiting()}>
      <div className={classes.pending} aria-hidden>
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
      </div>
    </div>
  )
}
