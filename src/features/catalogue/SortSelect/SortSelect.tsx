import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { productSorts } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { ListingSearch } from '../listing-search.ts'
import classes from './SortSelect.module.css'

type Sort = NonNullable<ListingSearch['sort']>
type Props = { sort: Sort | undefined; onChange: (sort: Sort) => void }

export function SortSelect({ sort = 'popular', onChange }: Props) {
  const { LL } = useI18nContext()
  return (
    <NativeSelect
      aria-label={LL.listing.sort()}
      value={sort}
      data={productSorts.map((value) => ({ value, label: LL.listing.sorts[value]() }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Sort)}
      classNames={{ input: classes.input }}
    />
  )
}
