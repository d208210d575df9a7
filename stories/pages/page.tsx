import { useQueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { inModes } from '../../visual/chromatic.ts'
import { routesOf } from '../routes-of.ts'
import { routerAt } from '../router-at.ts'
import type { Place } from '../router-at.ts'

function Page(place: Place) {
  const queryClient = useQueryClient()
  const [router] = useState(() => routerAt(place, queryClient))
  return <RouterProvider router={router} />
}

/** Parameters of a story of the page at `path`. */
export const at = (path: string) => ({ page: path, visual: { drawnBy: routesOf(path) } })

/**
 * Stories of pages: the app itself, `at` an address. Their parts are captured in every mode by stories of their
 * own. A clock that stands still never comes to `parameters.pendingMs`, unless it is 0.
 */
export const pageMeta = {
  parameters: inModes({ locale: ['fa', 'en'], scheme: ['light'], viewport: ['390'] }),
  render: (_args, { globals, parameters }) => (
    <Page locale={globals.locale} path={parameters.page} pendingMs={parameters.pendingMs} />
  ),
} satisfies Meta
