import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { Product } from '#contracts/catalogue.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './Reviews.module.css'

const scale = [1, 2, 3, 4, 5]

export function Reviews({ reviews }: Pick<Product, 'reviews'>) {
  const { locale } = useI18nContext()
  const format = formattersOf(locale)
  return (
    <ul className={classes.reviews}>
      {reviews.map(({ id, author, stars, body, on }) => (
        <li key={id} className={classes.review}>
          <p className={classes.head}>
            <b>{author}</b>
            <time dateTime={on}>{format.date(on)}</time>
          </p>
          <span role="img" aria-label={format.digits(stars)} className={classes.stars}>
            {scale.map((star) =>
              star <= stars ? <IconStarFilled key={star} size={14} /> : <IconStar key={star} size={14} />,
            )}
          </span>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  )
}
