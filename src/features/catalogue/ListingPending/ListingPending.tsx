import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './ListingPending.module.css'

/** Stands where a listing will, piece for piece: nothing moves when it comes. */
export function ListingPending() {
  const { LL } = useI18nContext()
  return (
    <div className="container" role="status" aria-label={LL.site.waiting()}>
      <div className={classes.pending} aria-hidden>
        <div className={classes.path} />
        <div className={classes.title} />
        <div className={classes.columns}>
          <div className={classes.aside} />
          <div className={classes.results}>
            <div className={classes.tools} />
            <div className={classes.goods} />
          </div>
        </div>
      </div>
    </div>
  )
}
