import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const videosFolder = join(import.meta.dirname, '../../shop/videos')

const address = /^\/api\/videos\/([a-z0-9-]+\.webm)$/

/** The byte range of a `Range` header; null when there is none or it cannot be satisfied. */
function partOf(range: string | undefined, size: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  return first <= last ? { first, last } : null
}

/** A video or the requested range of it, which players need to seek; null for other paths. */
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

/** Copies the videos for a static host, under `{outDir}/api/videos`. */
export const copyVideos = (outDir: string) =>
  cp(videosFolder, join(outDir, 'api/videos'), { recursive: true })
