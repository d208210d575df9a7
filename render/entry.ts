import { isOfCatalogue } from '#src/features/pwa/worker/cacheable.ts'
import { loadAllTexts } from './load-texts.ts'
import { installServerFetch } from './server-fetch.ts'

export { renderPage } from './page.ts'
export type { Ask, Page } from './page.ts'

installServerFetch(isOfCatalogue)
await loadAllTexts()
