import { useWindowEvent } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { refetchFailed } from '#src/api/refetch-failed.ts'
import { ProductRow } from '#src/features/catalogue/ProductRow/ProductRow.tsx'
import { categoryQueries } from '#src/features/catalogue/queries.ts'
import { SaleEnd } from '#src/features/catalogue/SaleEnd/SaleEnd.tsx'
import { LatestPosts } from '#src/features/content/LatestPosts/LatestPosts.tsx'
import { MakersRow } from '#src/features/content/MakersRow/MakersRow.tsx'
import { ServicesRow } from '#src/features/content/ServicesRow/ServicesRow.tsx'
import { Story } from '#src/features/content/Story/Story.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { whenReplaced } from '#src/platform/prerendered.ts'
import { startScrollReveal } from '#src/ui/scroll-reveal.ts'
import { TrustRow } from '#src/ui/TrustRow/TrustRow.tsx'
import { cardActions } from './-card-actions.tsx'
import { HomeFailure } from './-HomeFailure.tsx'
import { discounted, newest, popular } from './-home-filters.ts'

const HomeJsonLd = lazyOptional(() => import('./-HomeJsonLd.tsx'), 'HomeJsonLd')

const saleEnd = (products: readonly ProductCard[]) => <SaleEnd products={products} />

const errorFallback = <HomeFailure />
const row = { actions: cardActions, errorFallback }

/** `CategoryMosaic` renders before this chunk has loaded; its error message does not. */
function CategoriesFailure() {
  const { data, errorUpdateCount } = useQuery(categoryQueries.tree())
  return !data && errorUpdateCount > 0 ? errorFallback : null
}

export function HomeProducts() {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  useWindowEvent('online', () => void refetchFailed(client, 'pending'))
  useEffect(() => {
    /** Sooner it would watch the parts of the page of the server too, and hold them for good. */
    const started = whenReplaced().then(() => startScrollReveal())
    return () => void started.then((stop) => stop())
  }, [])
  return (
    <>
      <Suspense>
        <HomeJsonLd />
      </Suspense>
      <CategoriesFailure />
      <ProductRow title={LL.home.discounted()} note={saleEnd} filter={discounted} {...row} />
      <Story errorFallback={errorFallback} />
      <ProductRow title={LL.home.newest()} filter={newest} {...row} />
      <ServicesRow errorFallback={errorFallback} />
      <ProductRow title={LL.home.popular()} filter={popular} {...row} />
      <MakersRow errorFallback={errorFallback} />
      <LatestPosts errorFallback={errorFallback} />
      <TrustRow />
    </>
  )
}
