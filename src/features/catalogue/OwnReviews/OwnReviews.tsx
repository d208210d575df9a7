import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { OwnReview, OwnReviews as OwnReviewsData, ReviewedProduct } from '#contracts/reviews.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useDraft } from '#src/stores/drafts.ts'
import { formOpened } from '#src/stores/opened-forms.ts'
import { BrowseButton } from '#src/ui/BrowseButton/BrowseButton.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { OwnReviewCard } from '../OwnReviewCard/OwnReviewCard.tsx'
import { reviewDraft } from '../review-draft.ts'
import classes from './OwnReviews.module.css'

type Props = Pick<OwnReviewsData, 'written' | 'toWrite'> & {
  renderForm: (product: ReviewedProduct, own: OwnReview | null) => ReactNode
}

export function OwnReviews({ written, toWrite, renderForm }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.feedback.page
  const edited = useDraft('review')?.product

  const [opened, setOpened] = useState(edited)
  const products = [...toWrite, ...written.map(({ product }) => product)]
  /** A second form would replace what is typed in the first. */
  const isLocked = products.some(({ id }) => id === edited)
  const focusBack = ({ id }: ReviewedProduct) => (opened === id ? focusIfLost : undefined)

  function begin(product: ReviewedProduct, own: OwnReview | null) {
    setOpened(product.id)
    formOpened('review', reviewDraft(product.id, own))
  }

  if (written.length + toWrite.length === 0)
    return (
      <EmptyState drawing="thread" title={texts.empty()} text={texts.emptyText()}>
        <BrowseButton />
      </EmptyState>
    )
  return (
    <div className={classes.page}>
      <h1>{texts.title()}</h1>
      {toWrite.length > 0 && (
        <section>
          <h2 className={classes.heading}>{texts.toWrite()}</h2>
          <ul className={classes.list}>
            {toWrite.map((product) => (
              <li key={product.id} className={classes.item}>
                <ProductLink product={product} />
                {edited === product.id ? (
                  <div className={classes.form}>{renderForm(product, null)}</div>
                ) : (
                  <Button
                    ref={focusBack(product)}
                    variant="default"
                    disabled={isLocked}
                    aria-label={texts.writeAbout({ title: product.title })}
                    className={classes.write}
                    onClick={() => begin(product, null)}
                  >
                    {LL.feedback.write()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {written.length > 0 && (
        <section>
          <h2 className={classes.heading}>{texts.written()}</h2>
          <ul className={classes.list}>
            {written.map((review) => (
              <li key={review.id} className={classes.item}>
                <ProductLink product={review.product} />
                {edited === review.product.id ? (
                  <div className={classes.form}>{renderForm(review.product, review)}</div>
                ) : (
                  <OwnReviewCard
                    review={review}
                    editLabel={texts.editAbout({ title: review.product.title })}
                    editRef={focusBack(review.product)}
                    isLocked={isLocked}
                    onEdit={() => begin(review.product, review)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function ProductLink({ product: { catLabel, label, title, picture } }: { product: ReviewedProduct }) {
  return (
    <Link
      to="/search/$catLabel/$productLabel"
      params={{ catLabel, productLabel: label }}
      className={classes.product}
    >
      <span className={classes.picture}>
        <Picture picture={picture} width={64} ratio={1} alt="" />
      </span>
      {title}
    </Link>
  )
}
