import { catalogueOf } from '../shop/catalogue/editions.ts'
import { randomFrom } from '../shop/random.ts'
import { drawPicture, heroPicture, readFileName } from '../shop/pictures/frame.ts'
import { http } from './msw.ts'

const narrowest = 40
const widest = 2400

/** `?w=` in pixels, kept within bounds; undefined when it is not asked for. */
function widthFrom(request: Request): number | undefined {
  const asked = new URL(request.url).searchParams.get('w')
  return asked !== null && /^\d{1,5}$/.test(asked)
    ? Math.min(widest, Math.max(narrowest, Number(asked)))
    : undefined
}

function pictureReply(request: Request, svg: string | null): Response {
  if (svg === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const etag = `"${Math.floor(randomFrom(svg)() * 2 ** 32).toString(36)}-${svg.length}"`
  const headers = { etag, 'cache-control': 'public, max-age=31536000, immutable' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(svg, { headers: { ...headers, 'content-type': 'image/svg+xml; charset=utf-8' } })
}

/** A product that another grew into looks like it: `copper-pot-12` like `copper-pot`. */
async function pictureOf(label: string, file: string, width: number | undefined): Promise<string | null> {
  const picture = readFileName(file)
  const goods = await catalogueOf('hand-written')
  const known = goods.seeds.has(label) ? label : label.replace(/-\d+$/, '')
  return picture && drawPicture(goods, known, picture, width)
}

export const pictureHandlers = [
  http.get('/api/pictures/hero.svg', ({ request }) => pictureReply(request, heroPicture(widthFrom(request)))),
  http.get<{ label: string; file: string }>('/api/pictures/:label/:file', async ({ request, params }) =>
    pictureReply(request, await pictureOf(params.label, params.file, widthFrom(request))),
  ),
]
