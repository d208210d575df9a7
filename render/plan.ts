import { ProductFilter } from '#contracts/catalogue.ts'
import { contentKinds } from '#contracts/content.ts'
import { localeFromPath, localizedPath, prefixPattern } from '#i18n/locales.ts'
import { site } from '#src/platform/site.ts'
import { trackingParams } from '#src/platform/tracking-params.ts'

/** What answers an address. Addresses are a path with its locale's prefix and a query. */
export type Plan =
  | { kind: 'redirect'; location: string }
  /** `canonical`: the public page that this one is a view of, absolute; null for personal pages and where none can be. */
  | { kind: 'shell'; canonical: string | null }
  | { kind: 'page'; address: string }
  /** Somebody's words: drawn by a host of live pages and kept by none. A host of files answers the shell. */
  | { kind: 'search'; address: string; canonical: string }

/** What a page can be called, as a part of a regular expression: labels are ASCII. */
export const pagePath = String.raw`/[\w/-]*`
const possible = RegExp(`^${pagePath}$`)
const tracking = RegExp(`^(${trackingParams})$`)
const withLocale = RegExp(`^/(${prefixPattern})(?=/|$)`, 'i')

/** First segments, as routes spell them, of pages that only the shell answers. */
export const personalSegments = [
  'basket',
  'profile',
  'loginRegister',
  'compare',
  'discount',
  'track',
  'list',
  'newsletter',
]
const personal = RegExp(`^/(${personalSegments.join('|')})(/|$)`)

/** As routes spell them. */
export const firstSegments = ['about', 'contact', 'Request', 'employment', 'search'].concat(
  personalSegments,
  contentKinds,
)
const spelling = new Map(firstSegments.map((segment) => [segment.toLowerCase(), segment]))

/**
 * Paths, without the prefix of a locale, whose pages have a param of their own. Any other param makes a view of a page, which
 * the shell answers.
 */
export const ownParams = {
  page: `/search(?:/[^/]+)?|/(?:${contentKinds.join('|')})`,
  item: '/search/[^/]+/.+',
}
const ownPaths = Object.entries(ownParams).map(([param, paths]) => [param, RegExp(`^(?:${paths})$`)] as const)
const ownParam = (path: string) => ownPaths.find(([, paths]) => paths.test(path))?.[0]

const pageNumber = /^[1-9]\d{0,8}$/

type Param = [name: string, value: string]

/** Whether the search form or a link of its results writes this param. */
const isOfSearch = ([name, value]: Param) =>
  name === 'text'
    ? ProductFilter.shape.text.safeParse(value).success
    : name === 'page' && pageNumber.test(value)

function isSearch(path: string, params: readonly Param[]): boolean {
  const names = new Set(params.map(([name]) => name))
  const isOnce = names.size === params.length
  return path === '/search' && names.has('text') && isOnce && params.every(isOfSearch)
}

/** One slash between segments and none at the end; prefix and first segment as routes spell them. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(withLocale, (prefix) => prefix.toLowerCase())
  const locale = localeFromPath(path)
  const [first = '', ...rest] = path.replace(withLocale, '').split('/').filter(Boolean)
  const segments = [spelling.get(first.toLowerCase()) ?? first, ...rest]
  return localizedPath(locale, `/${segments.join('/')}`)
}

export function planOf(address: string): Plan {
  const [pathname = '/', query = ''] = address.split(/\?(.*)/s)
  const path = canonicalPath(pathname)
  if (path !== pathname) return { kind: 'redirect', location: path + (query && `?${query}`) }
  const ownPath = path.replace(withLocale, '') || '/'
  if (personal.test(ownPath)) return { kind: 'shell', canonical: null }
  const params = [...new URLSearchParams(query)].filter(([name]) => !tracking.test(name))
  if (params.length === 0) return { kind: 'page', address: path }
  const [[name, value] = []] = params
  if (isSearch(ownPath, params)) {
    const asked = new URLSearchParams(params).toString()
    return { kind: 'search', address: `${path}?${asked}`, canonical: site.origin + path }
  }
  const isOwn = params.length === 1 && name === ownParam(ownPath) && pageNumber.test(value!)
  if (!isOwn) return { kind: 'shell', canonical: possible.test(path) ? site.origin + path : null }
  if (name === 'page' && value === '1') return { kind: 'redirect', location: path }
  return { kind: 'page', address: `${path}?${name}=${value}` }
}
