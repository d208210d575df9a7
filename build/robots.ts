import { localizedPath, locales } from '../i18n/locales.ts'
import { personalSegments } from '../render/plan.ts'
import { cataloguePaths, picturesPath } from '../src/features/pwa/worker/public-paths.ts'
import { site } from '../src/platform/site.ts'

/** API paths of public pages, since crawlers that run scripts fetch them too. */
const crawlable = [...cataloguePaths, picturesPath, '/api/videos/']

/** A comparison may be indexed. */
const privatePaths = locales.flatMap((locale) =>
  personalSegments
    .filter((segment) => segment !== 'compare')
    .map((segment) => localizedPath(locale, `/${segment}`)),
)

export const robotsTxt = () =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...crawlable.map((path) => `Allow: ${path}`),
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n')
