import { reviewSorts } from '#contracts/reviews.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PlainSelect } from '#src/ui/PlainSelect/PlainSelect.tsx'
import { IconX } from '#src/ui/icons.ts'
import { passFocus } from '#src/ui/pass-focus.ts'
import type { ReviewView } from '../review-queries.ts'
import classes from './ReviewToolbar.module.css'

type Props = {
  view: ReviewView
  /** Reviews that fit; undefined until it is known. */
  total: number | undefined
  onChange: (view: ReviewView) => void
}

const passFocusBack = passFocus((chip) => chip.previousElementSibling)

export function ReviewToolbar({ view, total, onChange }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.feedback
  const { sort = 'newest', stars, withPictures = false } = view
  return (
    <div className={classes.toolbar} data-off-paper>
      <PlainSelect
        label={texts.sort()}
        value={sort}
        options={reviewSorts.map((value) => ({ value, title: texts.sorts[value]() }))}
        onChange={(chosen) => onChange({ ...view, sort: chosen })}
      />
      <button
        type="button"
        className={classes.chip}
        aria-pressed={withPictures}
        onClick={() => onChange({ ...view, withPictures: withPictures ? undefined : true })}
      >
        {texts.pictured()}
      </button>
      {stars !== undefined && (
        <button
          ref={passFocusBack}
          type="button"
          className={classes.chip}
          aria-pressed
          onClick={() => onChange({ ...view, stars: undefined })}
        >
          {texts.onlyStars({ stars })}
          <IconX size={16} />
        </button>
      )}
      <p role="status" className={classes.count}>
        {total !== undefined && texts.count({ count: total })}
      </p>
    </div>
  )
}
