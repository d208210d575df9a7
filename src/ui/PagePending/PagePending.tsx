import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './PagePending.module.css'

/** Stands where a page will: a heading and a grid of cards, of their size. */
export function PagePending({ cards = 8 }: { cards?: number }) {
  const { LL } = useI18nContext()
  return (
    <div className="container" role="status" aria-label={LL.site.waiting()}>
      <div className={classes.page} aria-hidden>
        <div className={classes.heading} />
        <div className={classes.grid}>
          {Array.from({ length: cards }, (_, index) => (
            <div key={index} className={classes.card} />
          ))}
        </div>
      </div>
    </div>
  )
}
