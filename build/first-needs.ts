import type { Rolldown } from 'vite'
import { category, product, products, rootCategoryId } from '../contracts/catalogue.ts'
import { addressed, type Endpoint, type InputOf } from '../contracts/endpoint.ts'
import type { Locales, Namespaces } from '../i18n/i18n-types.ts'
import { site } from '../src/platform/site.ts'
import { cardShown, productShown } from '../src/features/catalogue/shown.ts'
import { heroShown } from '../src/ui/Hero/hero-shown.ts'
import type { Shown } from '../src/ui/Picture/sized-address.ts'

export type Needs = { scripts: string[]; styles: string[] }
/** A page that people arrive on: the pattern of its path without the locale, and what its first paint needs. */
export type ArrivalNeeds = Needs & Omit<Arrival, 'route'>

/** What is shown of a page before its script is there, `page` where people seldom arrive: see `first-screens.ts`. */
export type Screen = 'home' | 'listing' | 'product' | 'page'

type Arrival = {
  path: string
  route: string
  screen: Screen
  texts: readonly Namespaces[]
  picture?: { address: string; shown: Shown }
  /** What it asks of the server, where the address has no search; `$1` is the first group of `path`. */
  call?: string
  /** Of the pictures that the answer names: how `<Picture>` shows them, and how many of them are not lazy. */
  pictures?: { shown: Shown; count: number }
}

/** Where people arrive from elsewhere; of other pages the router fetches what they need. */
const arrivals: readonly Arrival[] = [
  {
    path: '^/$',
    route: 'index',
    screen: 'home',
    texts: [],
    picture: { address: site.hero, shown: heroShown },
  },
  {
    path: '^/search/?$',
    route: 'search/index',
    screen: 'listing',
    texts: ['listing', 'search'],
    call: callOf(products, { page: 1, pageSize: site.pageSize }),
    pictures: { shown: cardShown, count: 2 },
  },
  {
    path: '^/search/([\\w-]+)/?$',
    route: 'search/$catLabel.index',
    screen: 'listing',
    texts: ['listing', 'search'],
    call: callOf(products, { category: 'group-1', page: 1, pageSize: site.pageSize }),
    pictures: { shown: cardShown, count: 2 },
  },
  {
    path: '^/search/([\\w-]+)/([\\w-]+)/?$',
    route: 'search/$catLabel.$productLabel',
    screen: 'product',
    texts: ['search', 'details', 'pictures'],
    call: callOf(product, { catLabel: 'group-1', label: 'group-2' }),
    pictures: { shown: productShown, count: 1 },
  },
]

/** What every page asks: it is in the header. */
export const callOfEveryPage = callOf(category, { ParentId: rootCategoryId, Active: true, SortBy: 0 })

/** The address of a call as `request` writes it. */
function callOf<E extends Endpoint>({ path, input }: E, asked: InputOf<E>): string {
  const { path: filled, rest } = addressed(path, input.parse(asked) as Record<string, unknown>)
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return `${filled}?${query}`.replace(/group-(?=\d)/g, '$')
}

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

/** The dictionary of a locale. */
export function dictionaryNeeds(bundle: Bundle, locale: Locales): Needs {
  return needsOf(bundle, (id) => id.endsWith(`/i18n/${locale}/index.ts`))
}

/** The addresses of the texts that only pages to arrive on name. */
export function textFiles(bundle: Bundle, locale: Locales): Partial<Record<Namespaces, string>> {
  const named = new Set(arrivals.flatMap(({ texts }) => texts))
  const fileOf = (namespace: Namespaces) =>
    needsOf(bundle, (id) => id.endsWith(`/i18n/${locale}/${namespace}/index.ts`)).scripts.map(
      (file) => `/${file}`,
    )[0]
  return Object.fromEntries([...named].map((namespace) => [namespace, fileOf(namespace)]))
}

export function arrivalNeeds(bundle: Bundle): ArrivalNeeds[] {
  return arrivals.map(({ route, ...arrival }) => ({
    ...arrival,
    ...needsOf(bundle, (id) => id.includes(`/src/routes/${route}.tsx?tsr-split=component`)),
  }))
}

/** Files that begin with these modules, and all that they import, but for those that the page itself names. */
function needsOf(bundle: Bundle, isWanted: (id: string) => boolean): Needs {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = chunks.filter(({ facadeModuleId }) => facadeModuleId && isWanted(facadeModuleId))
  const named = closure(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const needed = [...closure(bundle, wanted)].filter((chunk) => !named.has(chunk))
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return { scripts: needed.map(({ fileName }) => fileName), styles: [...new Set(styles)] }
}

function closure(bundle: Bundle, starts: readonly Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
  }
  starts.forEach(visit)
  return found
}
