import { createFileRoute } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { CategoryMosaic } from '#src/features/catalogue/CategoryMosaic/CategoryMosaic.tsx'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { Hero } from '#src/ui/Hero/Hero.tsx'
import { PagePending } from '#src/ui/PagePending/PagePending.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { Sections } from '#src/ui/Sections/Sections.tsx'
import { discounted, newest, popular } from './-home-filters.ts'

const HomeGoods = lazy(() => import('./-HomeGoods.tsx'))

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    for (const filter of [discounted, newest, popular])
      void queryClient.prefetchQuery(productQueries.list(filter))
  },
  component: Home,
})

function Home() {
  const { LL } = useI18nContext()
  return (
    <Sections>
      <PageHead title={LL.site.tagline()} description={LL.home.text()} />
      <Hero />
      <CategoryMosaic />
      <Suspense fallback={<PagePending />}>
        <HomeGoods />
      </Suspense>
    </Sections>
  )
}
