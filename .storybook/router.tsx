import type { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Locales } from '#i18n/i18n-types.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { createAppRouter } from '#src/router.ts'
import { basepathOf, localized } from '#src/stores/locale.ts'

type Place = { locale: Locales; path: string }

const historyAt = ({ locale, path }: Place) =>
  createMemoryHistory({ initialEntries: [localized(locale, path)] })

/** Enough of a router for links: it knows its address, and no pages. */
function linkRouter(place: Place) {
  const basepath = basepathOf(place.locale)
  return createRouter({ routeTree: createRootRoute(), history: historyAt(place), basepath })
}

function pageRouter(place: Place, queryClient: QueryClient) {
  const router = createAppRouter(place.locale, {
    queryClient,
    LL: i18nObject(place.locale),
    texts: async () => {},
  })
  router.update({ ...router.options, history: historyAt(place) })
  return router
}

export function Surroundings({ children, ...place }: Place & { children: ReactNode }) {
  const [router] = useState(() => linkRouter(place))
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}

/** The whole app at a path, in an address bar of its own. */
export function Page({ queryClient, ...place }: Place & { queryClient: QueryClient }) {
  const [router] = useState(() => pageRouter(place, queryClient))
  return <RouterProvider router={router} />
}
