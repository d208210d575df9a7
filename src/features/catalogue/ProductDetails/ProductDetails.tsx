import { Link } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Product, ProductItem } from '#contracts/product.ts'
import type { OwnReview } from '#contracts/reviews.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { compare } from '#src/stores/compare.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx'
import { Rating } from '#src/ui/Rating/Rating.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { stickBothWays } from '#src/ui/stick-both-ways.ts'
import { Availability } from '../Availability/Availability.tsx'
import { CompareToggle } from '../CompareToggle/CompareToggle.tsx'
import { Gallery } from '../Gallery/Gallery.tsx'
import { Maker } from '../Maker/Maker.tsx'
import { QuestionSection } from './QuestionSection.tsx'
import { Share } from '../Share/Share.tsx'
import { SizeGuideButton } from '../SizeGuide/SizeGuideButton.tsx'
import { Specs } from '../Specs/Specs.tsx'
import { picturesOf } from '../variants.ts'
import { VariantPicker } from '../VariantPicker/VariantPicker.tsx'
import classes from './ProductDetails.module.css'

const Reviews = lazyOptional(
  () => import('../Reviews/Reviews.tsx'),
  'Reviews',
  partFallback((LL) => LL.details.reviews()),
)

const CompareBar = lazyOptional(() => import('../CompareBar/CompareBar.tsx'), 'CompareBar')

type Props = {
  product: Product
  item: ProductItem
  onPick: (item: ProductItem) => void
  /** The shopper uses one of `actions`. */
  onAct?: () => void
  like: ReactNode
  actions: ReactNode
  /** Without it, the product has no questions. */
  questionForm?: ReactNode
  /** The form of a review, filled with the member's own. */
  renderReviewForm?: (own: OwnReview | null) => ReactNode
}

export function ProductDetails({
  product,
  item,
  onPick,
  onAct,
  like,
  actions,
  questionForm,
  renderReviewForm,
}: Props) {
  const { LL } = useI18nContext()
  const id = useId()
  const isComparing = useSnapshot(compare).chosen.length > 0
  const { title, rating, specs } = product
  const pictures = picturesOf(product, item)
  return (
    <div className={`container ${classes.page}`}>
      <Breadcrumbs path={product.path} current={title} />
      <article className={classes.columns}>
        <Gallery key={pictures[0]?.src} title={title} pictures={pictures} videos={product.videos} />
        <div ref={stickBothWays} className={classes.facts}>
          <header className={classes.header}>
            <div className={classes.name}>
              <h1 className={classes.title}>{title}</h1>
              <Maker product={product} />
            </div>
            {like}
            <Share key={item.id} title={title} />
          </header>
          {rating.count > 0 && (
            <Link
              to="."
              search={(search) => search}
              hash="reviews"
              state
              activeOptions={{ includeHash: true }}
              className={classes.rating}
            >
              <Rating {...rating} />
            </Link>
          )}
          <p>{product.summary}</p>
          <VariantPicker product={product} item={item} onPick={onPick} />
          {product.sizeGuide && <SizeGuideButton guide={product.sizeGuide} />}
          <Availability item={item} items={product.items} delivery={product.delivery} />
          <div data-off-paper onFocusCapture={onAct} onPointerDownCapture={onAct}>
            {actions}
          </div>
          <div className={classes.foot}>
            <CompareToggle product={product} />
            <p className={classes.sku}>
              {LL.details.sku()}: <bdi dir="ltr">{item.sku}</bdi>
            </p>
          </div>
          {isComparing && (
            <div data-off-paper>
              <Suspense fallback={<div className={classes.barToCome} />}>
                <CompareBar />
              </Suspense>
            </div>
          )}
        </div>
        <div className={classes.more}>
          <section className={classes.about}>
            <h2>{LL.details.about()}</h2>
            <p>{product.description}</p>
          </section>
          {specs.length > 0 && (
            <section className={classes.specs}>
              <h2 id={id}>{LL.details.specs()}</h2>
              <Specs specs={specs} labelledBy={id} />
            </section>
          )}
        </div>
      </article>
      <section id="reviews" className={classes.reviews}>
        <h2 className={classes.heading}>{LL.details.reviews()}</h2>
        <Suspense>
          <Reviews {...product} renderForm={renderReviewForm} />
        </Suspense>
      </section>
      {questionForm && product.reviewCount !== undefined && (
        <QuestionSection product={product.id} form={questionForm} />
      )}
    </div>
  )
}
