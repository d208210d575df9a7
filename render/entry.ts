import { isCacheableCatalogue } from '#src/features/pwa/worker/cacheable.ts'
import { loadAllTexts } from './load-texts.ts'
import { installServerFetch } from './server-fetch.ts'

export type { BuildFiles } from './build-files.ts'
export { pageFile } from './file-names.ts'
export { hashOf, renderPage } from './page.ts'
export type { Ask, Page } from './page.ts'
export { planOf } from './plan.ts'
export { renderSkeleton } from './skeleton.tsx'

/** A page of results may ask for what somebody typed: it is not kept. */
function isOfPublicPage({ method, url }: { method: string; url: string }): boolean {
  const asked = new URL(url)
  asked.searchParams.delete('text')
  return isCacheableCatalogue({ method, url: asked.href })
}

installServerFetch(isOfPublicPage)
await loadAllTexts()
