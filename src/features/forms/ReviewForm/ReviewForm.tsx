import { TextInput, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { maxReviewPictures, saveReview } from '#contracts/reviews.ts'
import type { OwnReview } from '#contracts/reviews.ts'
import type { Picture } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { draftPictures, draftPicturesChanged } from '#src/stores/draft-pictures.ts'
import { drafts } from '#src/stores/drafts.ts'
import { productDraftOpened, shelvedDraftSent } from '#src/stores/shelved-drafts.ts'
import { PictureField } from '#src/ui/PictureField/PictureField.tsx'
import { EditFrame } from '../EditFrame/EditFrame.tsx'
import { KeptPictures } from '../KeptPictures/KeptPictures.tsx'
import { StarsField } from '../StarsField/StarsField.tsx'
import { hintBelow } from '../hint-below.ts'
import { readReview } from '../read-drafts.ts'
import { useForm } from '../use-form.ts'

type Props = {
  title: string
  /** The edited review has them. */
  pictures: readonly Picture[]
  onSaved: (review: OwnReview) => void
}

/** Needs a started draft. */
export function ReviewForm({ title, pictures, onSaved }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.feedback.form
  const { review: added } = useSnapshot(draftPictures)
  const form = useForm({
    form: 'review',
    endpoint: saveReview,
    toInput: (draft) => readReview(draft, added),
    onSent: (review, input) => {
      shelvedDraftSent('review', input.product)
      if (!drafts.review) draftPicturesChanged('review', () => [])
      onSaved(review)
    },
  })
  const { product, kept, stars } = form.draft
  useLayoutEffect(() => productDraftOpened('review', product), [product])
  const room = maxReviewPictures - kept.length
  return (
    <EditFrame
      name="review"
      title={texts.title({ title })}
      action={texts.send()}
      hint={texts.moderated()}
      form={form}
      onCancel={() => draftPicturesChanged('review', () => [])}
    >
      <StarsField
        label={texts.stars()}
        value={stars}
        error={form.errorOf('stars')}
        onChange={(chosen) => form.change('stars', { stars: chosen })}
      />
      <TextInput {...form.field('title')} size="md" label={texts.headline()} autoComplete="off" />
      <Textarea
        {...form.field('body')}
        {...hintBelow}
        size="md"
        rows={5}
        resize="vertical"
        label={texts.body()}
        description={texts.bodyHint()}
      />
      {kept.length > 0 && (
        <KeptPictures
          pictures={pictures.filter(({ src }) => kept.includes(src))}
          onRemove={(src) => form.change('kept', { kept: kept.filter((one) => one !== src) })}
        />
      )}
      {room > 0 && (
        <PictureField
          label={texts.pictures()}
          max={room}
          pictures={added}
          error={form.errorOf('pictures')}
          onChange={(change) => {
            /** The pictures may be prepared later than the form is cancelled, or another product's is open. */
            if (form.isPending || drafts.review?.product !== product) return
            draftPicturesChanged('review', change)
            form.change('pictures', {})
          }}
        />
      )}
    </EditFrame>
  )
}
