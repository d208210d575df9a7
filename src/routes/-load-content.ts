import { notFound, redirect } from '@tanstack/react-router'
import type { ContentKind } from '#contracts/content.ts'
import { withTexts } from '#i18n/texts.ts'
import { ensureAvailable } from '#src/api/ensure-available.ts'
import { lastPageOf } from '#src/features/catalogue/loaded-pages.ts'
import { contentQueries } from '#src/features/content/queries.ts'
import type { ContentFilter } from '#src/features/content/queries.ts'
import type { RouterContext } from '#src/app/router-options.ts'
import { orNotFound } from './-or-not-found.ts'

export async function loadList(
  { queryClient, texts }: RouterContext,
  kind: ContentKind,
  filter: ContentFilter,
) {
  const list = await withTexts(
    texts('content', 'listing'),
    queryClient.ensureQueryData(contentQueries.list(kind, filter)).catch(orNotFound),
  )
  const { page = 1 } = filter
  /** A person is told by the list itself that it does not go this far. */
  if (import.meta.env.SSR && page > lastPageOf(list.total, list.pageSize)) throw notFound()
}

/** Redirects from a former label. The answer is kept for the present one, so that two labels cannot lead to each other. */
export async function loadEntry({ queryClient, texts }: RouterContext, kind: ContentKind, asked: string) {
  const hasPictures = kind === 'gallery' || kind === 'video'
  const entry = await withTexts(
    texts('content', ...(hasPictures ? (['pictures'] as const) : [])),
    ensureAvailable(queryClient, contentQueries.entry(kind, asked)).catch(orNotFound),
  )
  const { label } = entry
  if (label === asked) return
  queryClient.setQueryData(contentQueries.entry(kind, label).queryKey, entry)
  throw redirect({ to: `/${kind}/$label`, params: { label }, replace: true })
}
