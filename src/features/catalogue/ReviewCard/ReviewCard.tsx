import type { ReactNode } from 'react'
import type { Review } from '#contracts/product.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { textLanguage } from '#i18n/text-language.ts'
import { IconCircleCheck, IconStar, IconStarFilled } from '#src/ui/icons.ts'
import { ReviewPictures } from '../ReviewPictures/ReviewPictures.tsx'
import classes from './ReviewCard.module.css'

type Props = { review: Omit<Review, 'helpful'>; mark?: ReactNode; children?: ReactNode }

const scale = [1, 2, 3, 4, 5]

/** Their buttons are inert in prerendered pages, whose HTML is kept small. */
const hasPictures = !import.meta.env.SSR

export function ReviewCard({ review, mark, children }: Props) {
  const { LL, locale } = useI18nContext()
  const { author, stars, title, body, on, pictures = [], boughtHere } = review
  return (
    <div className={classes.review}>
      <p className={classes.head}>
        <b lang={textLanguage(author)} dir="auto">
          {author}
        </b>
        {mark}
        <time dateTime={on}>{formattersOf(locale).date(on)}</time>
      </p>
      <span className={classes.facts}>
        <span role="img" aria-label={LL.details.stars({ stars })} className={classes.stars}>
          {scale.map((star) =>
            star <= stars ? <IconStarFilled key={star} size={14} /> : <IconStar key={star} size={14} />,
          )}
        </span>
        {boughtHere && (
          <span className={classes.bought}>
            <IconCircleCheck size={16} stroke={1.6} />
            {LL.feedback.boughtHere()}
          </span>
        )}
      </span>
      {title && (
        <p lang={textLanguage(title)} dir="auto" className={classes.title}>
          {title}
        </p>
      )}
      <p lang={textLanguage(body)} dir="auto" className={classes.body}>
        {body}
      </p>
      {hasPictures && pictures.length > 0 && <ReviewPictures author={author} pictures={pictures} />}
      {children}
    </div>
  )
}
