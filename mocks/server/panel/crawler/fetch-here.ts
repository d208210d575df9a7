import type { FetchedPage } from './crawl-report.ts'
import type { FetchPicture } from './pictures.ts'

/** Fetches a page without cookies, past the cache. A browser tells nothing of a redirect but that there was one. */
export async function fetchPageHere(address: string): Promise<FetchedPage> {
  const url = new URL(address, location.href)
  const response = await fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'text/html' },
  })
  const html = await response.text()
  return {
    address: response.url,
    redirect: response.redirected ? { from: url.href, status: null } : null,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    html,
    compressedBytes: compressedBytesOf(response.url),
  }
}

/** Null if it was not compressed, or if the browser does not say. */
function compressedBytesOf(address: string): number | null {
  const entry = performance.getEntriesByName(address).at(-1)
  if (!(entry instanceof PerformanceResourceTiming)) return null
  return entry.encodedBodySize > 0 && entry.encodedBodySize < entry.decodedBodySize
    ? entry.encodedBodySize
    : null
}

export const fetchPictureHere: FetchPicture = async (address) => {
  try {
    const response = await fetch(address, { credentials: 'omit' })
    const body = await response.blob()
    const bitmap = await createImageBitmap(body).catch(() => null)
    return {
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0] ?? null,
      bytes: body.size,
      width: bitmap?.width ?? null,
      height: bitmap?.height ?? null,
    }
  } catch {
    return { status: null, type: null, bytes: null, width: null, height: null }
  }
}
