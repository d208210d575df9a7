import type { Query, QueryClient } from '@tanstack/react-query'
import { isOfCatalogue, queryKeys } from '#src/api/query-keys.ts'
import { dropPayload, hasPayload } from '#src/api/page-payload.ts'
import { announceReplaced } from '#src/platform/prerendered.ts'
import { keepFocus } from './keep-focus.ts'
import { keepScroll } from './keep-scroll.ts'
import { loadingParts } from '#src/ui/lazy-optional.ts'
import { passTypedSearch } from './pass-typed-search.ts'
import { whenComplete } from './when-complete.ts'

/** Counts the parts that still load. */
const skeletonsIn = (root: HTMLElement) =>
  root.querySelectorAll('[data-skeleton]:not([data-until-near] *)').length

const countFetching = (client: QueryClient) =>
  client.isFetching({ predicate: (query) => isOfCatalogue(query) && query.state.data === undefined })

/** A root in which the shop can draw out of sight, over the page that is shown. */
export function rootBehind(shown: HTMLElement): HTMLElement {
  const root = shown.cloneNode() as HTMLElement
  root.dataset.behind = ''
  shown.after(root)
  return root
}

/** Puts the drawn page in the place of the prerendered one, whose head tags the shop has drawn anew. */
export async function replacePrerendered(shown: HTMLElement, drawn: HTMLElement, client: QueryClient) {
  const ownSkeletons = skeletonsIn(shown)
  /** Rows are drawn some time after their answer: `ProductRow` defers its cards. */
  const countSkeletons = () => Math.max(0, skeletonsIn(drawn) - ownSkeletons)
  await whenComplete(() => loadingParts.size + countFetching(client) + countSkeletons())
  const isAtTop = scrollY === 0
  const restoreScroll = keepScroll(shown)
  const restoreFocus = keepFocus(shown)
  passTypedSearch(shown, drawn)
  delete drawn.dataset.behind
  delete document.documentElement.dataset.page
  shown.remove()
  for (const tag of document.querySelectorAll('[data-prerendered], #page')) tag.remove()
  announceReplaced()
  restoreFocus(drawn)
  restoreScroll(drawn)
  /** On a phone Chromium loses the place of a hash now and then. */
  if (isAtTop) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
}

/** The categories, which every page shows, have no prices. */
const mayHavePrices = (query: Query) => isOfCatalogue(query) && query.queryKey[0] !== queryKeys.categories[0]

/** A call that failed is invalidated, too. */
const hasOldPrices = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active', predicate: mayHavePrices })
    .some(({ state }) => state.isInvalidated && state.data !== undefined)

/** Old prices stay hidden until the server has answered everything that the page shows, or the page is left. */
function showPricesWhenFresh(client: QueryClient) {
  const stop = client.getQueryCache().subscribe(() => {
    if (hasOldPrices(client)) return
    delete document.documentElement.dataset.prices
    stop()
  })
}

/** What came from the payload is as old as the page: the server is asked again. Without one, it was asked already. */
export async function refetchPrerendered(client: QueryClient) {
  if (!hasPayload()) return void delete document.documentElement.dataset.prices
  dropPayload()
  const refetched = client.invalidateQueries({ predicate: isOfCatalogue })
  showPricesWhenFresh(client)
  await refetched
}
