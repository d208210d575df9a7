import { Suspense, useEffect, useRef, useTransition } from 'react'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { whenIdle } from '#src/platform/when-idle.ts'
import { IconAdjustmentsHorizontal } from '#src/ui/icons.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { SortSelect } from '../SortSelect/SortSelect.tsx'
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx'
import type { ListingSearch } from '../listing-search.ts'
import classes from './Listing.module.css'

const loadSheet = () => import('../FilterSheet/FilterSheet.tsx')
const FilterSheet = lazyOptional(
  loadSheet,
  'FilterSheet',
  dialogFallback((LL) => LL.listing.filters()),
)

export type SheetState = 'unused' | 'open' | 'closed'

type Props = {
  search: ListingSearch
  total: number
  activeCount: number
  filters: ReactNode
  sheet: SheetState
  onSheet: (sheet: SheetState) => void
  onChange: (patch: ListingSearch) => void
}

export function ListingTools({ search, total, activeCount, filters, sheet, onSheet, onChange }: Props) {
  const { LL } = useI18nContext()
  const [isOpening, startOpening] = useTransition()
  const openButton = useRef<HTMLButtonElement>(null)

  /** Prefetches the sheet; a failure is reported when it is opened. */
  useEffect(() => {
    whenIdle()
      .then(loadSheet)
      .catch(() => null)
  }, [])

  /** The sheet mounts open, so it cannot return focus to its opener by itself. */
  function close() {
    onSheet('closed')
    openButton.current?.focus({ preventScroll: true })
  }

  return (
    <div className={classes.tools} data-off-paper>
      <button
        ref={openButton}
        type="button"
        className={`quiet ${classes.filter}`}
        aria-busy={isOpening}
        onClick={() => startOpening(() => onSheet('open'))}
      >
        <IconAdjustmentsHorizontal size={18} />
        {activeCount > 0 ? LL.listing.filtersCount({ count: activeCount }) : LL.listing.filters()}
      </button>
      <div className={classes.order}>
        <SortSelect sort={search.sort} onChange={(sort) => onChange({ sort, page: undefined })} />
        <ViewSwitch
          view={search.view ?? 'grid'}
          onChange={(view) => onChange({ view: view === 'list' ? view : undefined })}
        />
      </div>
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
