import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as z from 'zod/mini'
import type { ContentKind } from '#contracts/content.ts'
import { Day, queryInt } from '#contracts/values.ts'
import type { ContentFilter } from '#src/features/content/queries.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import type { RouterContext } from '#src/app/router.ts'
import { requireLabels } from './-valid-params.ts'
import { withTexts } from './-with-texts.ts'

/** The routes are known to every page, what they need to those that are near one of them. */
const loading = () => import('./-load-content.ts')
const ContentGone = lazyRouteComponent(
  () => import('#src/features/content/ContentGone/ContentGone.tsx'),
  'ContentGone',
)

const ContentSkeleton = lazyOptional(
  () => import('#src/features/content/ContentSkeleton/ContentSkeleton.tsx'),
)

type Loading<Rest> = { context: RouterContext } & Rest

const Search = z.object({ page: z.catch(z.optional(queryInt.check(z.minimum(2))), undefined) })
const EventSearch = z.extend(Search, { on: z.catch(z.optional(Day), undefined) })

/** What the lists of every kind of content share; a page that cannot be is the first. */
export const listOf = (kind: ContentKind) => ({
  validateSearch: (search: Record<string, unknown>): ContentFilter =>
    (kind === 'exhibition' ? EventSearch : Search).parse(search),
  loaderDeps: ({ search: { page, on } }: { search: ContentFilter }) => ({ page, on }),
  loader: ({ context, deps }: Loading<{ deps: ContentFilter }>) =>
    withTexts(
      context.texts('content', 'listing'),
      loading().then(({ loadList }) => loadList(context, kind, deps)),
    ),
  pendingComponent: () => (
    <Suspense>
      <ContentSkeleton kind={kind} />
    </Suspense>
  ),
})

/** What the entries of every kind share. */
export const entryOf = (kind: ContentKind) => ({
  beforeLoad: requireLabels,
  loader: ({ context, params }: Loading<{ params: { label: string } }>) =>
    withTexts(
      context.texts('content', ...(kind === 'gallery' ? (['pictures'] as const) : [])),
      loading().then(({ loadEntry }) => loadEntry(context, kind, params.label)),
    ),
  notFoundComponent: () => <ContentGone kind={kind} />,
})
