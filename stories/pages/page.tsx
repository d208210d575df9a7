import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import type { Locales } from '#i18n/i18n-types.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { createAppRouter } from '#src/router.ts'
import { localized } from '#src/stores/locale.ts'

type Props = {
  locale: Locales
  path: string
  /** How long nothing is shown of what is on its way, where it is not as in the shop. */
  pendingMs?: number
}

/** The whole app at a path, in an address bar of its own. */
function Page(place: Props) {
  const queryClient = useQueryClient()
  const [router] = useState(() => routerAt(place, queryClient))
  return <RouterProvider router={router} />
}

function routerAt({ locale, path, pendingMs }: Props, queryClient: QueryClient) {
  const router = createAppRouter(locale, { queryClient, LL: i18nObject(locale), texts: async () => {} })
  const history = createMemoryHistory({ initialEntries: [localized(locale, path)] })
  const { options } = router
  router.update({ ...options, history, defaultPendingMs: pendingMs ?? options.defaultPendingMs })
  return router
}

/**
 * Stories of pages: the app itself at `parameters.page`. Their parts are captured in every mode by stories of their
 * own. A clock that stands still never comes to `parameters.pendingMs`, unless it is 0.
 */
export const pageMeta = {
  parameters: { visual: { modes: { scheme: ['light'], viewport: ['390'] } } },
  render: (_args, { globals, parameters }) => (
    <Page locale={globals.locale} path={parameters.page} pendingMs={parameters.pendingMs} />
  ),
} satisfies Meta
