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

/** Stories of pages: the app itself, `at` an address. A clock that stands still never comes to `pendingMs`, unless it is 0. */
export const pageMeta = {
  render: (_args, { globals, parameters }) => (
    <Page locale={globals.locale} path={parameters.page} pendingMs={parameters.pendingMs} />
  ),
} satisfies Meta

/**
 * Parameters of a story of the page at `path`, captured in two languages, or in one where a sibling looks alike. Its
 * parts are captured in every mode by stories of their own. They are
 * the story's, not the meta's: the docs write a meta's comment over parameters that it only spreads.
 */
export function at(path: string, locale: readonly ('fa' | 'en')[] = ['fa', 'en']) {
  const { visual, chromatic } = inModes({ locale, scheme: ['light'], viewport: ['390'] })
  return { page: path, visual: { ...visual, drawnBy: routesOf(path) }, chromatic }
}
