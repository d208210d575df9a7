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
        <div className={classes.path}>
          <Blank />
        </div>
        <div className={classes.title}>
          <Blank />
        </div>
        <div className={classes.categories}>
          <Blank />
        </div>
        <div className={classes.columns}>
          <div className={classes.aside} />
          <div className={classes.results}>
            <div className={classes.tools}>
              <Blank />
            </div>
            <div className={grid.grid}>
              {Array.from({ length: 8 }, (_, index) => (
                <div key={index} className={classes.card}>
                  <FirstPicture />
                  <div className={classes.facts}>
                    <Blank />
                    <Blank />
                  </div>
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
