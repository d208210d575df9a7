import { localeTable, locales, prefixPattern } from '../i18n/locales.ts'
import { firstSegments, ownParams, pagePath, personalSegments } from '../render/plan.ts'
import { site } from '../src/platform/site.ts'
import { trackingParams } from '../src/platform/tracking-params.ts'
import { cachedFolders, immutable, noPages, revalidate, shellFile } from './hosting.ts'
import type { Headers } from './security-headers.ts'

const personalPath = `(?:/(?:${prefixPattern}))?/(?:${personalSegments.join('|')})(?:/|$)`

const tracked = `(?:${trackingParams})=[^&]*`
const withTracking = (param: string) => `(?:${tracked}&)*${param}(?:&${tracked})*$`

/**
 * Maps an address to its file. What a query adds to its name is in `$page_suffix`; a query that is not its own leads to a
 * file that no page has, and to the shell. Without pages the shell answers everything. A host of live pages asks its
 * renderer for everything but `$shell_or_live`, with `$page_query` or `$search_query`. `$uri` is decoded, and `$` lets a line break pass: a
 * header that has it in its value takes a path that `\z` ends.
 */
export const nginxPages = ({ hasPages }: { hasPages: boolean }) => `map $uri $own_param {
  default "";
${Object.entries(ownParams)
  .map(([param, paths]) => `  ~^(?:/(?:${prefixPattern}))?(?:${paths})$ "${param}";`)
  .join('\n')}
}
map "$own_param?$args" $page_suffix {
  default "..view";
  ~^\\w*\\?(?:${tracked}(?:&${tracked})*)?$ "";
  ~^page\\?${withTracking('page=1')} "..first";
  ~^page\\?${withTracking('page=(?<page_number>[1-9]\\d*)')} ".page-$page_number";
  ~^item\\?${withTracking('item=[1-9]\\d*')} "";
}
map $uri $page_name {
  default $uri;
  / /index;
  ~^${noPages}$ "/..none";
}
map $uri $not_found {
  default /404.html;
  ~^/(?<prefix>${prefixPattern})(?:/|$) /$prefix/404.html;
}
map $args $page_query {
  default "";
  ~^${withTracking('page=(?<asked_page>[1-9]\\d*)')} "?page=$asked_page";
  ~^${withTracking('item=(?<asked_item>[1-9]\\d*)')} "?item=$asked_item";
}
map "$uri?$args" $search_query {
  default "";
  ~^(?:/(?:${prefixPattern}))?/search\\?${withTracking('(?:page=[1-9]\\d*&)?text=[^&]*(?:&page=[1-9]\\d*)?')} "?$args";
}
map $uri $canonical_link {
  default "";
  ~^${personalPath} "";
  ~^${pagePath}\\z '<${site.origin}$uri>; rel="canonical"';
}
map $page_suffix $view_link {
  default "";
  "..view" $canonical_link;
}
map $page_suffix $view_or_page {
  default "/..none";
  "..view" "/${shellFile}";
}
map $uri $shell_or_page {
  default $view_or_page;
  ~^${personalPath} "/${shellFile}";
}
map $search_query $shell_or_live {
  default "/..none";
  "" $shell_or_page;
}
map "" $shell_or_none {
  default "${hasPages ? '$shell_or_page' : `/${shellFile}`}";
}
`

/** Redirects another spelling of `name`, which follows what matches `before`. */
const respell = (before: string, name: string) =>
  `rewrite "^(${before})/(?!${name}(?:/|$))(?i:${name})(/.*)?$" $1/${name}$2 permanent;`

/** As `planOf` redirects: a slash at the end, other cases of a locale's prefix or of the first segment, and the first page. */
const nginxSpellings = [
  'rewrite "^/(.+?)/+$" /$1 permanent;',
  ...locales
    .map((locale) => localeTable[locale].prefix.slice(1))
    .filter(Boolean)
    .map((prefix) => respell('', prefix)),
  ...firstSegments.map((segment) => respell(`(?:/(?:${prefixPattern}))?`, segment)),
  'if ($page_suffix = "..first") { rewrite ^(.*)$ $1? permanent; }',
].join('\n')

type NginxFile = 'headers.conf' | 'caching.conf' | 'spellings.conf' | 'api-origin'

/**
 * nginx includes: `headers.conf` is for locations of files, `caching.conf` maps `$uri` to `$caching`, `spellings.conf`
 * redirects to the address that a page has. `nginxPages` is written with the pages. start.sh reads `api-origin`: the server
 * that pages call, empty if they call their own origin.
 */
export function nginxFiles(headers: Headers, apiOrigin = ''): Record<NginxFile, string> {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  const folders = Object.entries(cachedFolders).map(([folder, caching]) => `  ~^${folder} "${caching}";`)
  return {
    'headers.conf': `${[...lines, 'add_header Cache-Control $caching;'].join('\n')}\n`,
    'caching.conf': `${['map $uri $caching {', `  default "${revalidate}";`, ...folders, `  ~\\.payload\\.json$ "${immutable}";`, '}'].join('\n')}\n`,
    'spellings.conf': `${nginxSpellings}\n`,
    'api-origin': apiOrigin,
  }
}
