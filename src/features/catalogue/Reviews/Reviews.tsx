import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Product } from '#contracts/catalogue.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconStar, IconStarFilled } from '#src/ui/icons.ts'
import { Ratings } from '../Ratings/Ratings.tsx'
import classes from './Reviews.module.css'

type Props = Pick<Product, 'reviews' | 'rating' | 'stars'>

const scale = [1, 2, 3, 4, 5]
const initialCount = 6

export function Reviews({ reviews, rating, stars }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const [areAllShown, setAllShown] = useState(false)
  const shown = areAllShown ? reviews : reviews.slice(0, initialCount)
  return (
    <div className={classes.layout} data-rated={rating.count > 0 || undefined}>
      {rating.count > 0 && <Ratings rating={rating} stars={stars} />}
      {reviews.length === 0 && <p className={classes.none}>{LL.details.noReviews()}</p>}
      <ul className={classes.reviews}>
        {shown.map(({ id, author, stars: given, body, on }) => (
          <li key={id} className={classes.review}>
            <p className={classes.head}>
              <b>{author}</b>
              <time dateTime={on}>{format.date(on)}</time>
            </p>
            <span role="img" aria-label={LL.details.stars({ stars: given })} className={classes.stars}>
              {scale.map((star) =>
                star <= given ? <IconStarFilled key={star} size={14} /> : <IconStar key={star} size={14} />,
              )}
            </span>
            <p>{body}</p>
          </li>
        ))}
      </ul>
      {shown.length < reviews.length && (
        <Button variant="default" size="md" className={classes.all} onClick={() => setAllShown(true)}>
          {LL.details.allReviews({ count: reviews.length })}
        </Button>
      )}
    </div>
  )
}
