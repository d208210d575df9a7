import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const file = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'

/** The Persian font for the mock server's own pages: the pinned browser has none. */
export async function fontReply(): Promise<Response> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(file))
  return new Response(bytes, {
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' },
  })
}
