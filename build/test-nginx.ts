import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { nginxFiles, nginxPages } from './nginx-files.ts'
import { startNginx, type Live, type Nginx } from './start-nginx.ts'

/** Serves `files`, each with its own name as its content. */
export async function openTestNginx(files: readonly string[], live?: Live): Promise<Nginx> {
  const shop = await mkdtemp(join(tmpdir(), 'zarrin-shop-'))
  await chmod(shop, 0o755)
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(shop, path)), { recursive: true })
    await writeFile(join(shop, path), text)
  }
  for (const file of files) await write(file, file)
  await write('builds/latest.json', JSON.stringify({ id: 'a1b2' }))
  const settings = { ...nginxFiles({ 'X-Shop': 'zarrin' }), 'pages.conf': nginxPages({ hasPages: true }) }
  for (const [name, text] of Object.entries(settings)) await write(`.vite/nginx/${name}`, text)
  const clear = () => rm(shop, { recursive: true, force: true })
  try {
    const { origin, stop } = await startNginx(shop, live)
    return { origin, stop: () => stop().then(clear) }
  } catch (error) {
    await clear()
    throw error
  }
}
