import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PlainSelect } from '#src/ui/PlainSelect/PlainSelect.tsx'
import { pageSizes } from '../listing-search.ts'
import type { PageSize } from '../listing-search.ts'

type Props = { size: number; onChange: (size: PageSize) => void }

export function PageSizeSelect({ size, onChange }: Props) {
  const { LL } = useI18nContext()
  return (
    <PlainSelect
      label={LL.listing.pageSize()}
      value={String(size)}
      options={pageSizes.map((count) => ({ value: String(count), title: LL.listing.perPage({ count }) }))}
      onChange={(count) => onChange(Number(count) as PageSize)}
    />
  )
}
