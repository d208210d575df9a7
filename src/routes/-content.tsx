import { Suspense } from 'react'
import * as z from 'zod/mini'
import type { ContentKind } from '#contracts/content.ts'
import { Day } from '#contracts/values.ts'
import type { ContentFilter } from '#src/features/content/queries.ts'
import { lazy, lazyOptional } from '#src/ui/lazy-optional.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import type { RouterContext } from '#src/app/router-options.ts'
import { requireLabels } from './-require-labels.ts'
import { PageSearch, optionalParam } from './-search-params.ts'

/** Dynamic: the entry chunk contains all routes, but not their loaders. */
const importLoaders = () => import('./-load-content.ts')
const ContentGone = lazy(() => import('#src/features/content/ContentGone/ContentGone.tsx'), 'ContentGone')

const skeleton = <PageSkeleton />
const ContentSkeleton = lazyOptional(
  () => import('#src/features/content/ContentSkeleton/ContentSkeleton.tsx'),
  'ContentSkeleton',
  () => skeleton,
)

type LoaderArgs<Rest> = { context: RouterContext } & Rest

const EventSearch = z.extend(PageSearch, { on: optionalParam(Day) })

export const listRoute = (kind: ContentKind) => ({
  validateSearch: (search: Record<string, unknown>): ContentFilter =>
    (kind === 'exhibition' ? EventSearch : PageSearch).parse(search),
  loaderDeps: ({ search: { page, on } }: { search: ContentFilter }) => ({ page, on }),
  loader: ({ context, deps }: LoaderArgs<{ deps: ContentFilter }>) =>
    importLoaders().then(({ loadList }) => loadList(context, kind, deps)),
  pendingComponent: () => (
    <Suspense fallback={skeleton}>
      <ContentSkeleton kind={kind} />
    </Suspense>
  ),
})

export const entryRoute = (kind: ContentKind) => ({
  beforeLoad: requireLabels,
  loader: ({ context, params }: LoaderArgs<{ params: { label: string } }>) =>
    importLoaders().then(({ loadEntry }) => loadEntry(context, kind, params.label)),
  notFoundComponent: () => <ContentGone kind={kind} />,
})
