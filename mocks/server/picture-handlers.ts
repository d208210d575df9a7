import { catalogueOf } from '../shop/catalogue/catalogue-variants.ts'
import { seededRandom } from '../shop/random.ts'
import { drawPicture, heroPicture, readFileName } from '../shop/pictures/frame.ts'
import { http } from './msw.ts'

const minWidth = 40
const maxWidth = 2400

/** `?w=` in pixels, clamped; undefined when absent. */
function widthFrom(request: Request): number | undefined {
  const requested = new URL(request.url).searchParams.get('w')
  return requested !== null && /^\d{1,5}$/.test(requested)
    ? Math.min(maxWidth, Math.max(minWidth, Number(requested)))
    : undefined
}

function pictureReply(request: Request, svg: string | null): Response {
  if (svg === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const etag = `"${Math.floor(seededRandom(svg)() * 2 ** 32).toString(36)}-${svg.length}"`
  const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(svg, { headers: { ...headers, 'content-type': 'image/svg+xml; charset=utf-8' } })
}

/** Generated products share a picture: `copper-pot-12` shows `copper-pot`. */
async function pictureOf(label: string, file: string, width: number | undefined): Promise<string | null> {
  const picture = readFileName(file)
  const catalogue = await catalogueOf('hand-written')
  const seedLabel = catalogue.seeds.has(label) ? label : label.replace(/-\d+$/, '')
  return picture && drawPicture(catalogue, seedLabel, picture, width)
}

export const pictureHandlers = [
  http.get('/api/pictures/hero.svg', ({ request }) => pictureReply(request, heroPicture(widthFrom(request)))),
  http.get<{ label: string; file: string }>('/api/pictures/:label/:file', async ({ request, params }) =>
    pictureReply(request, await pictureOf(params.label, params.file, widthFrom(request))),
  ),
]
