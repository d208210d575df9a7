import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

export type Renderer = typeof import('../render/entry.ts') & {
  /** The bundle, one file; it needs the packages of the shop. */
  source: string
}

/** Bundles `render/entry.ts` for Node: of the shop's own modules, with its packages left outside. */
export async function buildRenderer(root: string): Promise<Renderer> {
  const outDir = await mkdtemp(join(root, 'node_modules/.renderer-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: {
        ssr: 'render/entry.ts',
        outDir,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })
    const file = join(outDir, 'entry.js')
    const source = await readFile(file, 'utf8')
    return { ...((await import(pathToFileURL(file).href)) as typeof import('../render/entry.ts')), source }
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
