import { useEffect } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ProductRow } from '#src/features/catalogue/ProductRow/ProductRow.tsx'
import { SaleEnd } from '#src/features/catalogue/SaleEnd/SaleEnd.tsx'
import { LatestPosts } from '#src/features/content/LatestPosts/LatestPosts.tsx'
import { MakersRow } from '#src/features/content/MakersRow/MakersRow.tsx'
import { ServicesRow } from '#src/features/content/ServicesRow/ServicesRow.tsx'
import { Story } from '#src/features/content/Story/Story.tsx'
import { siteLd } from '#src/site-ld.ts'
import { JsonLd } from '#src/ui/JsonLd/JsonLd.tsx'
import { watchScrollIn } from '#src/ui/scroll-in.ts'
import { TrustRow } from '#src/ui/TrustRow/TrustRow.tsx'
import { cardActions } from './-card-actions.tsx'
import { discounted, newest, popular } from './-home-filters.ts'

const saleEnd = (products: readonly ProductCard[]) => <SaleEnd products={products} />

/** What stands below the first screen of the home page, and is loaded after it; each asks when it comes near. */
export default function HomeGoods() {
  const { LL, locale } = useI18nContext()
  useEffect(() => watchScrollIn(), [])
  return (
    <>
      <JsonLd data={siteLd(locale)} />
      <ProductRow title={LL.home.discounted()} note={saleEnd} filter={discounted} actions={cardActions} />
      <Story />
      <ProductRow title={LL.home.newest()} filter={newest} actions={cardActions} />
      <ServicesRow />
      <ProductRow title={LL.home.popular()} filter={popular} actions={cardActions} />
      <MakersRow />
      <LatestPosts />
      <TrustRow />
    </>
  )
}
