import { localizedPath, locales } from '../i18n/locales.ts'
import { cataloguePaths, picturesPath } from '../src/features/pwa/worker/cacheable.ts'
import { site } from '../src/platform/site.ts'

/** API paths of public pages, since crawlers that run scripts fetch them too. */
const crawlable = [...cataloguePaths, picturesPath, '/api/videos/']

const privatePaths = locales.flatMap((locale) =>
  ['/basket', '/profile/', '/loginRegister', '/discount/', '/track', '/list/', '/newsletter/'].map((path) =>
    localizedPath(locale, path),
  ),
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
