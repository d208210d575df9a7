import { Suspense, useEffect, useRef, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { whenIdle } from '#src/platform/when-idle.ts'
import { IconAdjustmentsHorizontal } from '#src/ui/icons.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { missingDialog } from '#src/ui/missing-dialog.tsx'
import { SortSelect } from '../SortSelect/SortSelect.tsx'
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx'
import type { ListingSearch } from '../listing-search.ts'
import classes from './Listing.module.css'

const loadSheet = () => import('../FilterSheet/FilterSheet.tsx')
const FilterSheet = lazyOptional(
  loadSheet,
  missingDialog((LL) => LL.listing.filters()),
)

type Props = {
  search: ListingSearch
  total: number
  /** How many filters are on. */
  chosen: number
  filters: ReactNode
  onChange: (search: ListingSearch) => void
}

export function ListingTools({ search, total, chosen, filters, onChange }: Props) {
  const { LL } = useI18nContext()
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const [isOpening, startOpening] = useTransition()
  const opener = useRef<HTMLButtonElement>(null)

  /** What does not come is told of when it is wanted. */
  useEffect(() => {
    whenIdle()
      .then(loadSheet)
      .catch(() => null)
  }, [])

  /** A sheet that came open does not know what opened it. */
  function close() {
    setSheet('closed')
    opener.current?.focus({ preventScroll: true })
  }

  return (
    <div className={classes.tools}>
      <button
        ref={opener}
        type="button"
        className={`quiet ${classes.filter}`}
        aria-busy={isOpening}
        onClick={() => startOpening(() => setSheet('open'))}
      >
        <IconAdjustmentsHorizontal size={18} />
        {chosen > 0 ? LL.listing.filtersCount({ count: chosen }) : LL.listing.filters()}
      </button>
      <SortSelect sort={search.sort} onChange={(sort) => onChange({ ...search, sort, page: undefined })} />
      <ViewSwitch
        view={search.view ?? 'grid'}
        onChange={(view) => onChange({ ...search, view: view === 'list' ? view : undefined })}
      />
      {sheet !== 'unused' && (
        <Suspense>
          <FilterSheet opened={sheet === 'open'} total={total} onClose={close}>
            {filters}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}
