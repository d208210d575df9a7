import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { panelFolder } from '../page.ts'

const folder = join(import.meta.dirname, '../panel')

/** A panel module without its types; null for other paths. Vite is loaded lazily to keep server start fast. */
export async function panelModuleReply(path: string): Promise<Response | null> {
  const name = path.startsWith(panelFolder)
    ? /^(crawler\/)?[a-z-]+\.ts$/.exec(path.slice(panelFolder.length))?.[0]
    : undefined
  if (name === undefined) return null
  const source = await readFile(join(folder, name), 'utf8').catch(() => null)
  if (source === null) return null
  const { transformWithOxc } = await import('vite')
  const { code } = await transformWithOxc(source, join(folder, name))
  return new Response(code, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })
}
