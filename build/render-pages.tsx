import { createMemoryHistory, createRouter, rootRouteId } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { App } from '#src/app/App.tsx'
import { routeTree } from '#src/app/route-tree.gen.ts'
import { localeRewrite } from '#src/app/navigation/locale-rewrite.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { localeFromPath } from '../i18n/locales.ts'

async function renderPage(path: string) {
  const locale = localeFromPath(path)
  const LL = i18nObject(locale)
  const queryClient = createQueryClient(LL)
  const router = createRouter({
    routeTree,
    rewrite: localeRewrite(locale),
    context: { queryClient, LL, texts: async () => {} },
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    defaultPendingComponent: PageSkeleton,
  })
  /** Every route but home renders only its skeleton, since its content needs data. */
  for (const { id, options } of Object.values(router.routesById))
    if (id !== rootRouteId && id !== '/') Object.assign(options, { ssr: false })
  await router.load()
  return renderToString(<App locale={locale} queryClient={queryClient} router={router} />)
}

loadAllLocales()
/** Prints the pages at the paths in argv as a JSON array of HTML. */
const pages = await Promise.all(process.argv.slice(2).map(renderPage))
/** Unanswered requests would keep the process alive. */
process.stdout.write(JSON.stringify(pages), () => process.exit())
