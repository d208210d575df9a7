import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconStarFilled } from '../icons.ts'
import classes from './Rating.module.css'

type Props = { average: number; count: number }

export function Rating({ average, count }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  return (
    <span className={classes.rating} role="img" aria-label={LL.product.rating({ average, count })}>
      <IconStarFilled size={14} className={classes.star} />
      <b>{format.digits(average)}</b>
      <span className={classes.count}>({format.digits(count)})</span>
    </span>
  )
}
