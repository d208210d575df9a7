import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Locales } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'
import { localeRewrite } from '#src/app/navigation/locale-rewrite.ts'
import { parseSearchParams, stringifySearchParams } from '#src/app/navigation/search-params.ts'

type Place = { locale: Locales; path: string }

const historyAt = ({ locale, path }: Place) =>
  createMemoryHistory({ initialEntries: [localizedPath(locale, path)] })

/** Enough of a router for links: it has a location, but no routes. */
function linkRouter(place: Place) {
  return createRouter({
    routeTree: createRootRoute(),
    history: historyAt(place),
    rewrite: localeRewrite(place.locale),
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
  })
}

export function StoryRouter({ children, ...place }: Place & { children: ReactNode }) {
  const [router] = useState(() => linkRouter(place))
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}
