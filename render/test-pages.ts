import type { Namespaces } from '#i18n/i18n-types.ts'
import { answer } from '#mocks/server/answer.ts'
import { site } from '#src/platform/site.ts'
import { publicPages } from '../build/public-pages.ts'
import { renderPage } from './entry.ts'
import type { Ask, BuildFiles } from './entry.ts'

const template = `<!doctype html>
<html lang="fa-IR" dir="rtl" data-mantine-color-scheme="light">
  <head>
    <!--head-->
    <!--page-->
    <!--assets-->
  </head>
  <body>
    <div id="root"></div>
    <!--failure-->
    <noscript><!--noscript--></noscript>
  </body>
</html>`

const localeFiles = (locale: string) => ({
  manifest: `/manifest-${locale}.webmanifest`,
  fonts: [`/${locale}.woff2`],
  scripts: [`/${locale}.js`],
  texts: new Proxy({}, { get: (_, name) => `/${locale}-${String(name)}.js` }) as Record<Namespaces, string>,
})

const files: BuildFiles = {
  template,
  entryScripts: ['/entry.js', '/imported.js'],
  locales: { fa: localeFiles('fa'), en: localeFiles('en'), ru: localeFiles('ru') },
  routes: { '/search/$catLabel/': { scripts: ['/listing.js'], styles: ['/listing.css'] } },
  stylesByClass: { hero: ['/hero.css'] },
  scriptsByStyle: { '/hero.css': ['/hero.js'] },
}

export const mockServer: Ask = async (path, { language }) =>
  (await answer(new Request(`${site.origin}${path}`, { headers: { 'accept-language': language } })))!

export const render = (path: string, ask = mockServer) => renderPage(files, path, ask)

export const renderLive = (path: string, ask = mockServer) =>
  renderPage({ ...files, isLive: true }, path, ask)

/** Pages of each kind, if `PAGES_PART` is `sample`. */
const sampleSize = 2

/** Every address of the sitemap, or a sample of them, without a locale. */
export async function publicPaths(): Promise<string[]> {
  const pages = await publicPages((path) => answer(new Request(site.origin + path)))
  const paths = pages.map(({ path }) => path)
  if (process.env.PAGES_PART !== 'sample') return paths
  const kindOf = (path: string) =>
    path
      .split('/')
      .map((segment, at) => (at < 2 ? segment : '*'))
      .join('/')
  return paths.filter(
    (path, at) => paths.slice(0, at).filter((other) => kindOf(other) === kindOf(path)).length < sampleSize,
  )
}
