import { pictureFormat } from '../../shop/settings.ts'

const maxEntries = 200

const cache = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()

/** Rasterizing a carpet takes seconds, so each result is cached; the oldest is evicted first. */
function memoize(key: string, make: () => Promise<Uint8Array<ArrayBuffer> | null>) {
  const result = cache.get(key) ?? make()
  cache.set(key, result)
  const [oldest] = cache.keys()
  if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest)
  return result
}

async function rasterize(svg: ArrayBuffer) {
  const sharp = await import('sharp').catch(() => null)
  return sharp && new Uint8Array(await sharp.default(Buffer.from(svg)).webp({ effort: 2 }).toBuffer())
}

const plainSvg = (svg: string) =>
  svg.replace(/(<svg [^>]*>).*(<\/svg>)/s, '$1<rect width="100%" height="100%" fill="#b39a76"/>$2')

function formatFor({ url, headers }: Request): 'webp' | 'plain' | 'svg' {
  const defaultFormat = pictureFormat()
  if (new URL(url).searchParams.get('fm') === 'webp') return 'webp'
  if (defaultFormat === 'webp' && (headers.get('accept') ?? '').includes('image/webp')) return 'webp'
  return defaultFormat === 'plain' ? 'plain' : 'svg'
}

/** WebP for `?fm=webp` or MOCK_PICTURES=webp with `Accept: image/webp`; one colour for MOCK_PICTURES=plain. */
export async function inRequestedFormat(request: Request, response: Response): Promise<Response> {
  const isDrawing = response.ok && response.headers.get('content-type')?.startsWith('image/svg')
  const format = formatFor(request)
  if (!isDrawing || format === 'svg') return response
  if (format === 'plain') return new Response(plainSvg(await response.text()), { headers: response.headers })
  const svg = await response.clone().arrayBuffer()
  const raster = await memoize(request.url, () => rasterize(svg))
  if (!raster) return response
  const headers = { 'content-type': 'image/webp', vary: 'Accept' }
  return new Response(raster, {
    headers: { ...headers, 'cache-control': response.headers.get('cache-control')! },
  })
}
