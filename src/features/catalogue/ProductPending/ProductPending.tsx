import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Blank } from '#src/ui/Blank/Blank.tsx'
import { FirstPicture } from '#src/ui/FirstPicture/FirstPicture.tsx'
import classes from './ProductPending.module.css'

/** Stands where a product will: its picture where that will be, and beside it or below it its name and what it costs. */
export function ProductPending() {
  const { LL } = useI18nContext()
  return (
    <div className="container" role="status" aria-label={LL.site.waiting()}>
      <div className={classes.page} aria-hidden>
        <div className={classes.path}>
          <Blank />
        </div>
        <div className={classes.columns}>
          <div className={classes.picture}>
            <FirstPicture />
          </div>
          <div className={classes.facts}>
            <Blank lines={2} />
            <Blank lines={1} />
            <Blank lines={4} />
            <Blank lines={3} />
            <Blank lines={2} />
          </div>
        </div>
      </div>
    </div>
  )
}
