import type { Product } from '#contracts/product.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconStarFilled } from '#src/ui/icons.ts'
import classes from './Ratings.module.css'

type Props = Pick<Product, 'rating' | 'stars'> & {
  chosen?: number
  /** Undefined for the chosen one. */
  onChoose?: (stars: number | undefined) => void
}

export function Ratings({ rating: { average, count }, stars, chosen, onChoose }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const maxVotes = Math.max(1, ...stars)
  return (
    <div className={classes.ratings}>
      <p className={classes.average}>
        <IconStarFilled size={28} className={classes.star} aria-hidden />
        <b>{format.digits(average)}</b>
        <span>{LL.details.outOf()}</span>
        <span className={classes.voters}>{LL.details.voters({ count })}</span>
      </p>
      <ol className={classes.bars} aria-label={LL.details.breakdown()}>
        {[...stars].reverse().map((votes, index) => {
          const star = stars.length - index
          const row = (
            <>
              <span>{LL.details.stars({ stars: star })}</span>
              <span aria-hidden className={classes.bar}>
                <span style={{ inlineSize: `${(votes / maxVotes) * 100}%` }} />
              </span>
              <span className={classes.votes}>{LL.details.votes({ count: votes })}</span>
            </>
          )
          return onChoose ? (
            <li key={star}>
              <button
                type="button"
                className={classes.row}
                aria-pressed={star === chosen}
                onClick={() => onChoose(star === chosen ? undefined : star)}
              >
                {row}
              </button>
            </li>
          ) : (
            <li key={star} className={classes.row}>
              {row}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
