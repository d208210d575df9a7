import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Day } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { listRoute } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'
import { FieldSkeleton } from '../-FieldSkeleton.tsx'
import { usePendingSearch } from '../-use-pending-search.ts'

const ExhibitionDay = lazyOptional(
  () => import('./-ExhibitionDay.tsx'),
  'ExhibitionDay',
  partFallback((LL) => LL.content.event.day()),
)

export const Route = createFileRoute('/exhibition/')({
  ...listRoute('exhibition'),
  staticData: { layout: 'pink' },
  component: Exhibitions,
})

const parseDay = ({ on }: Record<string, unknown>) => Day.safeParse(on).data

function Exhibitions() {
  const { LL } = useI18nContext()
  const navigate = Route.useNavigate()
  const filter = Route.useSearch()
  const day = usePendingSearch(filter.on, parseDay)
  return (
    <ContentListPage
      kind="exhibition"
      filter={filter}
      aside={
        <Suspense fallback={<FieldSkeleton label={LL.content.event.day()} />}>
          <ExhibitionDay day={day} onChange={(on) => void navigate({ search: { on }, resetScroll: false })} />
        </Suspense>
      }
    />
  )
}
