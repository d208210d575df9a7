import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { App } from '#src/App.tsx'
import { routeTree } from '#src/route-tree.gen.ts'
import { basepathOf, localeOf } from '#src/stores/locale.ts'

/** Prints a home page, `/` or `/en/`, as it is before anything has come from the server: see `first-screens.ts`. */
const [, , path = '/'] = process.argv
loadAllLocales()
const locale = localeOf(path)
const LL = i18nObject(locale)
const queryClient = createQueryClient(LL)
const router = createRouter({
  routeTree,
  basepath: basepathOf(locale),
  context: { queryClient, LL, texts: async () => {} },
  history: createMemoryHistory({ initialEntries: [path] }),
  isServer: false,
})
await router.load()
const drawn = renderToString(<App locale={locale} queryClient={queryClient} router={router} />)
/** Calls that nothing answers would keep the process until they are given up. */
process.stdout.write(drawn, () => process.exit())
