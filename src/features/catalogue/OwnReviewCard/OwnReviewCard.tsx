import { Button } from '@mantine/core'
import type { Ref } from 'react'
import type { OwnReview } from '#contracts/reviews.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ReviewCard } from '../ReviewCard/ReviewCard.tsx'
import classes from './OwnReviewCard.module.css'

type Props = {
  review: OwnReview
  /** Default: its text. */
  editLabel?: string
  editRef?: Ref<HTMLButtonElement>
  /** Another review is being written. */
  isLocked?: boolean
  onEdit: () => void
}

export function OwnReviewCard({ review, editLabel, editRef, isLocked = false, onEdit }: Props) {
  const { LL } = useI18nContext()
  const { state, reason } = review
  const texts = LL.feedback
  const hint = state === 'pending' ? texts.pendingText() : reason
  return (
    <ReviewCard
      review={{ ...review, author: texts.own() }}
      mark={
        <span className={classes.state} data-state={state}>
          {texts.states[state]()}
        </span>
      }
    >
      {hint && <p className={classes.hint}>{hint}</p>}
      <Button ref={editRef} variant="default" aria-label={editLabel} disabled={isLocked} onClick={onEdit}>
        {texts.edit()}
      </Button>
    </ReviewCard>
  )
}
