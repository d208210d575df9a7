import type { Headers } from './security-headers.ts'

const oneDay = 'public, max-age=86400'
/** `Cache-Control` by folder. Only files of `assets` have a content hash in their name. */
const cachedFolders: Record<string, string> = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/icons/': oneDay,
  '/screenshots/': oneDay,
}
const revalidate = 'no-cache'
const neverPages = ['/assets/', '/builds/']

export function cacheControlOf(path: string): string {
  const folder = Object.keys(cachedFolders).find((start) => path.startsWith(start))
  return folder ? cachedFolders[folder]! : revalidate
}

/** Whether a path without a file gets index.html; missing files and `/_…` of static hosts are 404. */
export const isPage = (path: string) =>
  !neverPages.some((folder) => path.startsWith(folder)) && !/(^\/_|\.)[^/]*$/.test(path)

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

/** `_redirects` of Netlify; existing files win over every rule. `api` is the base URL of the backend. */
export function redirectsFile(api?: string): string {
  const missing = neverPages.map((folder) => `${folder}* /not-found 404`)
  const calls = `/api/* ${api ? `${api.replace(/\/$/, '')}/api/:splat 200` : '/not-found 404'}`
  return `${[...missing, calls, '/* /index.html 200'].join('\n')}\n`
}

/** nginx includes: `headers.conf` is for locations of files, `caching.conf` maps `$uri` to `$caching`. */
export function nginxFiles(headers: Headers): Record<'headers.conf' | 'caching.conf', string> {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  const folders = Object.entries(cachedFolders).map(([folder, caching]) => `  ~^${folder} "${caching}";`)
  return {
    'headers.conf': `${[...lines, 'add_header Cache-Control $caching;'].join('\n')}\n`,
    'caching.conf': `${['map $uri $caching {', `  default "${revalidate}";`, ...folders, '}'].join('\n')}\n`,
  }
}
