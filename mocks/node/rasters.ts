const remembered = 200

const memory = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()

/** The drawing of a carpet takes seconds at full size: each is drawn once, and the oldest goes first. */
function remember(key: string, make: () => Promise<Uint8Array<ArrayBuffer> | null>) {
  const known = memory.get(key) ?? make()
  memory.set(key, known)
  const [oldest] = memory.keys()
  if (memory.size > remembered && oldest !== undefined) memory.delete(oldest)
  return known
}

/** Null where sharp is not installed. */
async function draw(svg: ArrayBuffer) {
  const sharp = await import('sharp').catch(() => null)
  return sharp && new Uint8Array(await sharp.default(Buffer.from(svg)).webp({ effort: 2 }).toBuffer())
}

function wantsRaster({ url, headers }: Request) {
  if (new URL(url).searchParams.get('fm') === 'webp') return true
  return process.env.MOCK_PICTURES === 'webp' && (headers.get('accept') ?? '').includes('image/webp')
}

/** A picture as WebP for `?fm=webp`, and with MOCK_PICTURES=webp for every browser that takes it. */
export async function asRaster(request: Request, response: Response): Promise<Response> {
  const isDrawing = response.ok && response.headers.get('content-type')?.startsWith('image/svg')
  if (!isDrawing || !wantsRaster(request)) return response
  const svg = await response.clone().arrayBuffer()
  const raster = await remember(request.url, () => draw(svg))
  if (!raster) return response
  const headers = { 'content-type': 'image/webp', vary: 'Accept' }
  return new Response(raster, {
    headers: { ...headers, 'cache-control': response.headers.get('cache-control')! },
  })
}
