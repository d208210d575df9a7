import type { Rolldown } from 'vite'
import { category, product, products, rootCategoryId } from '../contracts/catalogue.ts'
import { fillPath, type Endpoint, type InputOf } from '../contracts/endpoint.ts'
import type { Locales, Namespaces } from '../i18n/i18n-types.ts'
import { site } from '../src/platform/site.ts'
import { cardImageSizes, productImageSizes } from '../src/features/catalogue/image-sizes.ts'
import { heroImageSizes } from '../src/ui/Hero/hero-image-sizes.ts'
import type { ImageSizes } from '../src/ui/Picture/sized-address.ts'

export type PageAssets = { scripts: string[]; styles: string[] }
export type LandingPageAssets = PageAssets & Omit<LandingPage, 'route'>

/** Prerendered skeleton to show; `page` is the generic one. */
export type SkeletonKind = 'home' | 'listing' | 'product' | 'page'

type LandingPage = {
  path: string
  route: string
  screen: SkeletonKind
  texts: readonly Namespaces[]
  picture?: { address: string; shown: ImageSizes }
  /** Its API call if the URL has no query string; `$1` is the first group of `path`. */
  call?: string
  /** How `<Picture>` shows the pictures of the response, and how many of them are eager. */
  pictures?: { shown: ImageSizes; count: number }
}

const landingPages: readonly LandingPage[] = [
  {
    path: '^/$',
    route: 'index',
    screen: 'home',
    texts: [],
    picture: { address: site.hero, shown: heroImageSizes },
  },
  {
    path: '^/search/?$',
    route: 'search/index',
    screen: 'listing',
    texts: ['listing', 'search'],
    call: urlOf(products, { page: 1, pageSize: site.pageSize }),
    pictures: { shown: cardImageSizes, count: 2 },
  },
  {
    path: '^/search/([\\w-]+)/?$',
    route: 'search/$catLabel.index',
    screen: 'listing',
    texts: ['listing', 'search'],
    call: urlOf(products, { category: 'group-1', page: 1, pageSize: site.pageSize }),
    pictures: { shown: cardImageSizes, count: 2 },
  },
  {
    path: '^/search/([\\w-]+)/([\\w-]+)/?$',
    route: 'search/$catLabel.$productLabel',
    screen: 'product',
    texts: ['search', 'details', 'pictures'],
    call: urlOf(product, { catLabel: 'group-1', label: 'group-2' }),
    pictures: { shown: productImageSizes, count: 1 },
  },
]

export const headerApiCall = urlOf(category, { ParentId: rootCategoryId, Active: true, SortBy: 0 })

/** Must equal the URL that `request` builds, by which it finds the early response. */
function urlOf<E extends Endpoint>({ path, input }: E, callInput: InputOf<E>): string {
  const { path: filled, rest } = fillPath(path, input.parse(callInput) as Record<string, unknown>)
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return `${filled}?${query}`.replace(/group-(?=\d)/g, '$')
}

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

export function dictionaryAssets(bundle: Bundle, locale: Locales): PageAssets {
  return needsOf(bundle, (id) => id.endsWith(`/i18n/${locale}/index.ts`))
}

export function namespaceFiles(bundle: Bundle, locale: Locales): Partial<Record<Namespaces, string>> {
  const namespaces = new Set(landingPages.flatMap(({ texts }) => texts))
  const fileOf = (namespace: Namespaces) =>
    needsOf(bundle, (id) => id.endsWith(`/i18n/${locale}/${namespace}/index.ts`)).scripts.map(
      (file) => `/${file}`,
    )[0]
  return Object.fromEntries([...namespaces].map((namespace) => [namespace, fileOf(namespace)]))
}

export function landingPageAssets(bundle: Bundle): LandingPageAssets[] {
  return landingPages.map(({ route, ...arrival }) => ({
    ...arrival,
    ...needsOf(bundle, (id) => id.includes(`/src/routes/${route}.tsx?tsr-split=component`)),
  }))
}

function needsOf(bundle: Bundle, isWanted: (id: string) => boolean): PageAssets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = chunks.filter(({ facadeModuleId }) => facadeModuleId && isWanted(facadeModuleId))
  const loadedByEntry = closure(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const needed = [...closure(bundle, wanted)].filter((chunk) => !loadedByEntry.has(chunk))
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
