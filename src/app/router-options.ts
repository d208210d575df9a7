import type { QueryClient } from '@tanstack/react-query'
import type { Locales, Namespaces, TranslationFunctions } from '#i18n/i18n-types.ts'
import { RouteError } from '#src/routes/-RouteError.tsx'
import { LazyNotFound } from '#src/ui/NotFound/lazy-not-found.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { localeRewrite } from './navigation/locale-rewrite.ts'
import { parseSearchParams, stringifySearchParams } from './navigation/search-params.ts'
import { routeTree } from './route-tree.gen.ts'

export type RouterContext = {
  queryClient: QueryClient
  LL: TranslationFunctions
  texts: (...wanted: Namespaces[]) => Promise<void>
}

export const routerOptions = (locale: Locales, context: RouterContext) => ({
  routeTree,
  notFoundMode: 'root' as const,
  rewrite: localeRewrite(locale),
  context,
  parseSearch: parseSearchParams,
  stringifySearch: stringifySearchParams,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: LazyNotFound,
  defaultPendingComponent: PageSkeleton,
})
