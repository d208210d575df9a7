import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { CategoryMosaic } from '#src/features/catalogue/CategoryMosaic/CategoryMosaic.tsx'
import { ProductRow } from '#src/features/catalogue/ProductRow/ProductRow.tsx'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { Hero } from '#src/ui/Hero/Hero.tsx'
import { Sections } from '#src/ui/Sections/Sections.tsx'
import { TrustRow } from '#src/ui/TrustRow/TrustRow.tsx'
import { cardActions } from './-card-actions.tsx'

const discounted = { discounted: true, inStock: true, sort: 'discount', pageSize: 4 } as const
const newest = { inStock: true, sort: 'newest', pageSize: 4 } as const
const popular = { inStock: true, sort: 'popular', pageSize: 4 } as const

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([discounted, newest, popular].map((filter) => queryClient.ensureQueryData(productQueries.list(filter)))),
  component: Home,
})

function Home() {
  const { LL } = useI18nContext()
  return (
    <Sections>
      <Hero />
      <CategoryMosaic />
      <ProductRow title={LL.home.discounted()} filter={discounted} actions={cardActions} />
      <ProductRow title={LL.home.newest()} filter={newest} actions={cardActions} />
      <ProductRow title={LL.home.popular()} filter={popular} actions={cardActions} />
      <TrustRow />
    </Sections>
  )
}
