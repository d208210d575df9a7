import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { panelFolder } from '../page.ts'

const folder = join(import.meta.dirname, '../panel')

/**
 * A module of the developer panel, stripped of its types for the browser; null for other addresses. Vite is loaded when
 * the first is asked for: a server that nobody looks into starts without it.
 */
export async function panelModuleReply(path: string): Promise<Response | null> {
  const name = path.startsWith(panelFolder)
    ? /^[a-z-]+\.ts$/.exec(path.slice(panelFolder.length))?.[0]
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
