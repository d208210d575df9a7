import { createMemoryHistory, createRouter, rootRouteId } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Locales } from '#i18n/i18n-types.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { localizedPath } from '#i18n/locales.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { App } from '#src/app/App.tsx'
import { routerOptions } from '#src/app/router-options.ts'
import { inertControls } from './inert-controls.ts'

/** Any page before its data. */
const anyPage = '/compare'

/** Header, placeholder and footer of a page, which the shell shows until the shop draws the page itself. */
export async function renderSkeleton(locale: Locales): Promise<string> {
  const LL = i18nObject(locale)
  const queryClient = createQueryClient(LL)
  const router = createRouter({
    ...routerOptions(locale, { queryClient, LL, texts: async () => {} }),
    history: createMemoryHistory({ initialEntries: [localizedPath(locale, anyPage)] }),
    isServer: true,
  })
  const routes = Object.values(router.routesById).filter(({ id }) => id !== rootRouteId)
  /** Only the root is rendered: everything below needs data. Routes are shared with `renderPage`. */
  for (const { options } of routes) Object.assign(options, { ssr: false })
  await router.load()
  const html = renderToString(<App locale={locale} queryClient={queryClient} router={router} />)
  for (const { options } of routes) delete (options as { ssr?: boolean }).ssr
  return withoutHead(html)
}

/** Without hoisted head tags and Suspense markers, and with inert controls: only links work without the script. */
function withoutHead(html: string) {
  const content = html.indexOf('<a href="#content"')
  if (content === -1) throw new Error(`No skeleton begins in:\n${html.slice(0, 400)}`)
  return inertControls(html.slice(content).replace(/<!--.*?-->|<template><\/template>/g, ''))
}
