import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Day } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { listRoute } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'
import { FieldSkeleton } from '../-FieldSkeleton.tsx'

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

/** A day shows as chosen before its list arrives, while the router has not validated the search yet. */
function usePendingDay(shown: string | undefined) {
  return useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === resolvedLocation?.pathname ? Day.safeParse(location.search.on).data : shown,
  })
}

function Exhibitions() {
  const { LL } = useI18nContext()
  const navigate = Route.useNavigate()
  const filter = Route.useSearch()
  const day = usePendingDay(filter.on)
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
