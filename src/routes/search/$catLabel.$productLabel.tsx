import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { NotFoundRouteProps } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { ComponentProps } from 'react'
import * as z from 'zod/mini'
import { queryInt } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { AddToCart } from '#src/features/checkout/AddToCart/AddToCart.tsx'
import { ProductDetails } from '#src/features/catalogue/ProductDetails/ProductDetails.tsx'
import { ProductSkeleton } from '#src/features/catalogue/ProductSkeleton/ProductSkeleton.tsx'
import { ProductRow } from '#src/features/catalogue/ProductRow/ProductRow.tsx'
import { productQuery } from '#src/features/catalogue/product-query.ts'
import { selectedVariant } from '#src/features/catalogue/variants.ts'
import { LikeButton } from '#src/features/account/LikeButton/LikeButton.tsx'
import { SaveToList } from '#src/features/lists/SaveToList/SaveToList.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { NoticeRequest } from '#src/features/notices/NoticeRequest/NoticeRequest.tsx'
import { lazy, lazyOptional } from '#src/ui/lazy-optional.ts'
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx'
import { PrintedAddress } from '#src/ui/PrintedAddress/PrintedAddress.tsx'
import { cardActions } from '../-card-actions.tsx'
import { isGone, throwIfWithdrawn } from '../-or-not-found.ts'
import { requireLabels } from '../-require-labels.ts'
import { optionalParam } from '../-search-params.ts'
import { addressOf } from './-load-product.ts'
import { ProductGone } from './-ProductGone.tsx'

/**
 * Dynamic: the entry chunk contains all routes, but not their loaders. Apart from what is done with it: Vite takes an error in
 * `import(…).then(…)` for a chunk that did not load, and the page is loaded anew.
 */
const importLoader = () => import('./-load-product.ts')

const TorobTags = lazyOptional(() => import('#src/features/catalogue/TorobTags/TorobTags.tsx'), 'TorobTags')
const ProductJsonLd = lazyOptional(
  () => import('#src/features/catalogue/ProductJsonLd/ProductJsonLd.tsx'),
  'ProductJsonLd',
)

const AlsoBought = lazyOptional(
  () => import('#src/features/catalogue/AlsoBought/AlsoBought.tsx'),
  'AlsoBought',
)
const RecentlyViewed = lazyOptional(
  () => import('#src/features/catalogue/RecentlyViewed/RecentlyViewed.tsx'),
  'RecentlyViewed',
)
const GuestCode = lazy(() => import('#src/features/account/GuestCode/GuestCode.tsx'), 'GuestCode')

function GuestForm(form: ComponentProps<typeof GuestCode>) {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <GuestCode {...form} />
    </Suspense>
  )
}

const ReviewForm = lazyOptional(
  () => import('../-ReviewForm.tsx'),
  'ReviewForm',
  partFallback((LL) => LL.feedback.write()),
)

const QuestionForm = lazyOptional(
  () => import('./-QuestionForm.tsx'),
  'QuestionForm',
  partFallback((LL) => LL.feedback.questions.ask()),
)

const Search = z.object({ item: optionalParam(queryInt) })

export const Route = createFileRoute('/search/$catLabel/$productLabel')({
  validateSearch: (search: Record<string, unknown>): { item?: number } => Search.parse(search),
  beforeLoad: (match) => {
    requireLabels(match)
    importLoader()
      .then((loader) => loader.startPicture(match))
      .catch(() => {
        /* The loader meets the same error. */
      })
  },
  loader: (page) =>
    withTexts(
      page.context.texts('search', 'details', 'pictures', 'feedback'),
      importLoader().then((loader) => loader.loadPage(page)),
    ),
  /** An open dialog is of one product. */
  remountDeps: ({ params }) => params,
  pendingComponent: ProductSkeleton,
  component: ProductPage,
  notFoundComponent: ProductNotFound,
})

function ProductPage() {
  const { LL } = useI18nContext()
  const navigate = Route.useNavigate()
  const { data: product, error } = useSuspenseQuery(productQuery(addressOf(Route.useParams())))
  throwIfWithdrawn(error)
  /** Stays chosen although another variant becomes the one that the cards show: its quantity is typed. */
  const [touchedId, setTouchedId] = useState<number>()
  const { item: namedId } = Route.useSearch()
  const item = selectedVariant(product, namedId ?? touchedId)
  return (
    <>
      <PageHead
        title={product.title}
        description={product.summary}
        image={product.picture.src}
        type="product"
        offer={item}
      />
      <Suspense>
        <TorobTags product={product} item={item} />
        <ProductJsonLd product={product} />
      </Suspense>
      <ProductDetails
        product={product}
        item={item}
        onAct={() => setTouchedId(item.id)}
        onPick={({ id }) =>
          void navigate({ search: { item: id }, state: true, replace: true, resetScroll: false })
        }
        like={
          <>
            <LikeButton id={product.id} title={product.title} />
            <SaveToList productItemId={item.id} title={product.title} />
          </>
        }
        actions={
          <>
            {item.stockLeft > 0 && (
              <AddToCart
                key={item.id}
                productItemId={item.id}
                title={product.title}
                stockLeft={item.stockLeft}
                price={item.price}
              />
            )}
            <NoticeRequest title={product.title} item={item} GuestForm={GuestForm} />
          </>
        }
        questionForm={
          <Suspense>
            <QuestionForm title={product.title} />
          </Suspense>
        }
        renderReviewForm={(own) => (
          <Suspense>
            <ReviewForm title={product.title} own={own} />
          </Suspense>
        )}
      />
      <div data-off-paper>
        <ProductRow
          title={LL.details.related()}
          filter={{ category: product.catLabel, inStock: true, pageSize: 6 }}
          actions={cardActions}
          excludedId={product.id}
        />
        {!import.meta.env.SSR && (
          <Suspense>
            <AlsoBought productId={product.id} actions={cardActions} />
            <RecentlyViewed currentId={product.id} actions={cardActions} />
          </Suspense>
        )}
      </div>
      <PrintedAddress search={namedId ? `?item=${namedId}` : ''} />
    </>
  )
}

function ProductNotFound(missing: NotFoundRouteProps) {
  return <ProductGone catLabel={Route.useParams().catLabel} isForGood={isGone(missing)} />
}
