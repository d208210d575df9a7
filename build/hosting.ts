import type { Headers } from './security-headers.ts'

const day = 'public, max-age=86400'
/** How long a browser keeps the files of a folder without asking. Only the names of `assets` change with their content. */
const kept: Record<string, string> = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/icons/': day,
  '/screenshots/': day,
}
/** The page, the worker, the manifests, the builds: asked for anew each time, sent again when they changed. */
const askedFor = 'no-cache'
const neverPages = ['/assets/', '/builds/']

/** `Cache-Control` of a path of the shop. */
export function cachingOf(path: string): string {
  const folder = Object.keys(kept).find((start) => path.startsWith(start))
  return folder ? kept[folder]! : askedFor
}

/** Whether a path without a file is one of the shop’s pages, answered with `index.html`; a missing file is a 404, and so is what a static host reads. */
export const isPage = (path: string) =>
  !neverPages.some((folder) => path.startsWith(folder)) && !/(^\/_|\.)[^/]*$/.test(path)

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join what several rules say of one header, and both ask anew by
 * themselves for what no rule keeps.
 */
export function headersFile(headers: Headers): string {
  const folders = Object.entries(kept).map(([folder, caching]) =>
    rule(`${folder}*`, { 'Cache-Control': caching }),
  )
  const always = ['/', '/sw.js', '/builds/*'].map((path) => rule(path, { 'Cache-Control': askedFor }))
  return `${[rule('/*', headers), ...folders, ...always].join('\n')}\n`
}

/** `_redirects` of Netlify: a file that is there goes before all of it. `api` is the server behind the shop’s own `/api`. */
export function redirectsFile(api?: string): string {
  const missing = neverPages.map((folder) => `${folder}* /not-found 404`)
  const calls = `/api/* ${api ? `${api.replace(/\/$/, '')}/api/:splat 200` : '/not-found 404'}`
  return `${[...missing, calls, '/* /index.html 200'].join('\n')}\n`
}

/** For nginx: what the locations of files include, and the map of `$uri` to `$caching` that they name. */
export function nginxFiles(headers: Headers): Record<'headers.conf' | 'caching.conf', string> {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  const folders = Object.entries(kept).map(([folder, caching]) => `  ~^${folder} "${caching}";`)
  return {
    'headers.conf': `${[...lines, 'add_header Cache-Control $caching;'].join('\n')}\n`,
    'caching.conf': `${['map $uri $caching {', `  default "${askedFor}";`, ...folders, '}'].join('\n')}\n`,
  }
}
