import { answer } from '#mocks/server/answer.ts'
import { site } from '#src/platform/site.ts'
import { publicPages } from '../build/public-pages.ts'
import { renderPage } from './entry.ts'
import type { Ask } from './entry.ts'

const template = `<!doctype html>
<html lang="fa-IR" dir="rtl" data-mantine-color-scheme="light">
  <head>
    <!--head-->
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

export const mockServer: Ask = async (path, { language }) =>
  (await answer(new Request(`${site.origin}${path}`, { headers: { 'accept-language': language } })))!

export const render = (path: string, ask = mockServer) => renderPage(template, path, ask)

/** Every address of the sitemap, without a locale. */
export async function publicPaths(): Promise<string[]> {
  const pages = await publicPages((path) => answer(new Request(site.origin + path)))
  return pages.map(({ path }) => path)
}
