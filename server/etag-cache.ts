import type { Ask } from '../render/entry.ts'
import { responseOf, type ApiReply, type ReadApi } from './api-client.ts'
import { lruCache } from './lru-cache.ts'

/** A text is what somebody typed. */
const isForEverybody = (path: string) => !/[?&]text=/.test(path)

/** Asks the API for each call, and keeps answers that have an ETag: the API need not send them again. */
export function withEtags(readApi: ReadApi, { maxBytes }: { maxBytes: number }): Ask {
  const kept = lruCache<ApiReply>({ maxBytes, sizeOf: ({ body }) => body.length })
  return async (path, { language, signal }) => {
    const key = `${language} ${path}`
    const last = kept.get(key)
    const reply = await readApi(path, { language, signal, etag: last?.etag ?? undefined })
    if (reply.status === 304 && last) return responseOf(last)
    if (reply.status === 200 && reply.etag !== null && isForEverybody(path)) kept.set(key, reply)
    return responseOf(reply)
  }
}
