import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ProductRow } from '#src/features/catalogue/ProductRow/ProductRow.tsx'
import { siteLd } from '#src/site-ld.ts'
import { JsonLd } from '#src/ui/JsonLd/JsonLd.tsx'
import { TrustRow } from '#src/ui/TrustRow/TrustRow.tsx'
import { cardActions } from './-card-actions.tsx'
import { discounted, newest, popular } from './-home-filters.ts'

/** What stands below the first screen of the home page, and is loaded after it. */
export default function HomeGoods() {
  const { LL, locale } = useI18nContext()
  return (
    <>
      <JsonLd data={siteLd(locale)} />
      <ProductRow title={LL.home.discounted()} filter={discounted} actions={cardActions} />
      <ProductRow title={LL.home.newest()} filter={newest} actions={cardActions} />
      <ProductRow title={LL.home.popular()} filter={popular} actions={cardActions} />
      <TrustRow />
    </>
  )
}
