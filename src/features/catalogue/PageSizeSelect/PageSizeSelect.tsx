import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { pageSizes } from '../listing-search.ts'
import type { PageSize } from '../listing-search.ts'
import classes from './PageSizeSelect.module.css'

type Props = { size: number; onChange: (size: PageSize) => void }

export function PageSizeSelect({ size, onChange }: Props) {
  const { LL } = useI18nContext()
  return (
    <NativeSelect
      aria-label={LL.listing.pageSize()}
      value={String(size)}
      data={pageSizes.map((count) => ({ value: String(count), label: LL.listing.perPage({ count }) }))}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) as PageSize)}
      classNames={{ input: classes.input }}
    />
  )
}
