import { productSorts } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PlainSelect } from '#src/ui/PlainSelect/PlainSelect.tsx'
import type { ListingSearch } from '../listing-search.ts'

type Sort = NonNullable<ListingSearch['sort']>
type Props = { sort: Sort | undefined; onChange: (sort: Sort) => void }

export function SortSelect({ sort = 'popular', onChange }: Props) {
  const { LL } = useI18nContext()
  return (
    <PlainSelect
      label={LL.listing.sort()}
      value={sort}
      options={productSorts.map((value) => ({ value, title: LL.listing.sorts[value]() }))}
      onChange={onChange}
    />
  )
}
