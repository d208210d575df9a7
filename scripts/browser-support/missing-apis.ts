import { createRequire } from 'node:module'
import browserslist from 'browserslist'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'

const { api } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

type Browser = keyof CompatStatement['support']

/** By MDN's names, those of browserslist. On Android browserslist knows the newest version only; it is that of the desktop. */
const browsers: Partial<Record<Browser, string>> = {
  chrome: 'chrome',
  chrome_android: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'firefox',
  safari: 'safari',
  safari_ios: 'ios_saf',
  opera: 'opera',
  samsunginternet_android: 'samsung',
}

/** Interfaces of the objects that a page has, by their global names. */
const interfaces: Record<string, string> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  window: 'Window',
}

/** The oldest version of each browser in `browserslist` of package.json. */
const oldest = Object.entries(browsers).map(([browser, name]) => {
  const versions = browserslist().filter((served) => served.startsWith(`${name} `))
  return {
    browser: browser as Browser,
    version: Math.min(...versions.map((served) => parseFloat(served.slice(name.length)))),
  }
})

function isIn(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: number,
) {
  if (flags || prefix || alternative_name || typeof version_added !== 'string') return false
  const isRemoved = typeof version_removed === 'string' && parseFloat(version_removed) <= version
  return parseFloat(version_added.replace('≤', '')) <= version && !isRemoved
}

function without(compat: CompatStatement | undefined): string[] {
  if (!compat) return []
  return oldest
    .filter(({ browser, version }) => {
      const statements = [compat.support[browser] ?? []].flat() as SimpleSupportStatement[]
      return statements.length > 0 && !statements.some((statement) => isIn(statement, version))
    })
    .map(({ browser, version }) => `${browser} ${version}`)
}

const ofGlobal = (name: string): Identifier | undefined => api[name] ?? api.Window?.[name]

/** Served browsers that lack a web API: a global such as `scheduler`, or a member such as `AbortSignal.any`. */
export function browsersWithout(name: string, member?: string): string[] {
  const lacking = without(ofGlobal(name)?.__compat)
  if (lacking.length > 0 || member === undefined) return lacking
  const known = interfaces[name]
  const property = known
    ? (api[known]?.[member] ?? (known === 'Window' ? api[member] : undefined))
    : api[name]?.[`${member}_static`]
  return without(property?.__compat)
}
