import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const file = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'

/** The pinned test browser has no Persian font. */
export async function fontReply(): Promise<Response> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(file))
  return new Response(bytes, {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' },
  })
}
