import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The films of the mock shop, as `scripts/videos.ts` records them. */
export const videosFolder = join(import.meta.dirname, '../../shop/videos')

const address = /^\/api\/videos\/([a-z0-9-]+\.webm)$/

/** The asked part of so many bytes, both ends within it; null when the header asks for no such part. */
function partOf(range: string | undefined, size: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  return first <= last ? { first, last } : null
}

/** A film, or the part of it that a `Range` header asks for: a player jumps by that. Null for other addresses. */
export async function videoReply(path: string, range: string | undefined): Promise<Response | null> {
  const name = address.exec(path)?.[1]
  const bytes = name && (await readFile(join(videosFolder, name)).catch(() => null))
  if (!bytes) return null
  const headers = { 'content-type': 'video/webm', 'accept-ranges': 'bytes', 'cache-control': 'no-cache' }
  const part = partOf(range, bytes.length)
  if (!part) return new Response(bytes, { headers })
  return new Response(bytes.subarray(part.first, part.last + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${part.first}-${part.last}/${bytes.length}` },
  })
}

/** The films as files of a static host, under `{outDir}/api/videos`. */
export const copyVideos = (outDir: string) =>
  cp(videosFolder, join(outDir, 'api/videos'), { recursive: true })
