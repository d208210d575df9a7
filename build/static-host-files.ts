import { localeTable, locales } from '../i18n/locales.ts'
import { personalSegments } from '../render/plan.ts'
import { cachedFolders, neverPages, revalidate } from './hosting.ts'
import type { Headers } from './security-headers.ts'

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/** `_headers` of Netlify and Cloudflare Pages, which join matching rules and revalidate all other paths. */
export function headersFile(headers: Headers): string {
  const folders = Object.entries(cachedFolders).map(([folder, caching]) =>
    rule(`${folder}*`, { 'Cache-Control': caching }),
  )
  const always = ['/', '/sw.js', '/builds/*'].map((path) => rule(path, { 'Cache-Control': revalidate }))
  return `${[rule('/*', headers), ...folders, ...always].join('\n')}\n`
}

/**
 * `_redirects` of Netlify; existing files win over every rule, and what no rule names is 404.html. Without pages the shell
 * answers everything. `api` is the base URL of the backend.
 */
export function redirectsFile({ api, hasPages }: { api?: string | undefined; hasPages: boolean }): string {
  const missing = neverPages.map((folder) => `${folder}* /not-found 404`)
  const calls = `/api/* ${api ? `${api.replace(/\/$/, '')}/api/:splat 200` : '/not-found 404'}`
  const prefixes = locales.map((locale) => localeTable[locale].prefix)
  const personalPages = personalSegments.flatMap((segment) => [`/${segment}`, `/${segment}/*`])
  const shells = hasPages ? prefixes.flatMap((prefix) => personalPages.map((page) => prefix + page)) : ['/*']
  /** Without `.html`, from which Cloudflare redirects. */
  const shellRules = shells.map((page) => `${page} /shell 200`)
  const notFound = prefixes
    .filter((prefix) => hasPages && prefix !== '')
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404`)
  return `${[...missing, calls, ...shellRules, ...notFound].join('\n')}\n`
}
