import type { ContentKind } from '#contracts/content.ts'
import { contentQueries } from '#src/features/content/queries.ts'
import type { ContentFilter } from '#src/features/content/queries.ts'
import type { RouterContext } from '#src/app/router-options.ts'
import { orNotFound } from './-or-not-found.ts'

export const loadList = ({ queryClient }: RouterContext, kind: ContentKind, filter: ContentFilter) =>
  queryClient.ensureQueryData(contentQueries.list(kind, filter)).catch(orNotFound)

export const loadEntry = ({ queryClient }: RouterContext, kind: ContentKind, label: string) =>
  queryClient.ensureQueryData(contentQueries.entry(kind, label)).catch(orNotFound)
