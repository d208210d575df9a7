import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rendererFolder, shellFile } from '../build/hosting.ts'
import type { Headers } from '../build/security-headers.ts'
import { headersFileName } from '../build/serve-pages.ts'
import type { Ask, BuildFiles, Page } from '../render/entry.ts'

type Entry = Pick<typeof import('../render/entry.ts'), 'planOf' | 'renderPage'>

/** What the server needs of a built shop. */
export type Renderer = {
  planOf: Entry['planOf']
  render: (address: string, ask: Ask) => Promise<Page>
  shell: Uint8Array
  /** Every response has them. */
  headers: Headers
  /** Its id. */
  build: string
}

/** Opens the built shop in `folder`. React is fast only where NODE_ENV is `production`. */
export async function openRenderer(folder: string): Promise<Renderer> {
  const own = join(folder, rendererFolder)
  const { planOf, renderPage } = (await import(pathToFileURL(join(own, 'entry.js')).href)) as Entry
  const built = JSON.parse(await readFile(join(own, 'build-files.json'), 'utf8')) as BuildFiles
  const { id: build } = JSON.parse(await readFile(join(folder, 'builds/latest.json'), 'utf8')) as {
    id: string
  }
  const files = { ...built, isLive: true }
  return {
    planOf,
    render: (address, ask) => renderPage(files, address, ask),
    shell: await readFile(join(folder, shellFile)),
    headers: JSON.parse(await readFile(join(folder, headersFileName), 'utf8')) as Headers,
    build,
  }
}
