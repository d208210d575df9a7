import { useQueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { capturedIn } from '../modes.ts'
import { routesOf } from '../routes-of.ts'
import { routerAt } from '../router-at.ts'
import type { Place } from '../router-at.ts'

function Page(place: Place) {
  const queryClient = useQueryClient()
  const [router] = useState(() => routerAt(place, queryClient))
  return <RouterProvider router={router} />
}

/** A frozen clock never reaches `skeletonDelay`, unless it is 0. */
export const pageMeta = {
  render: (_args, { globals, parameters }) => (
    <Page locale={globals.locale} path={parameters.page} skeletonDelay={parameters.skeletonDelay} />
  ),
} satisfies Meta

/** For a story, not a meta: docs overwrite parameters that a meta only spreads. Component stories cover the other modes. */
export function pageParameters(path: string, locale: readonly ('fa' | 'en')[] = ['fa', 'en']) {
  const { visual, chromatic } = capturedIn({ locale, scheme: ['light'], viewport: ['390'] })
  return { page: path, visual: { ...visual, renderedBy: routesOf(path) }, chromatic }
}
