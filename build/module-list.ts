import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

export type ModuleList = Record<string, string[]>

/** Writes the module list for bundle.test.ts. Also strips absolute paths of `?url` styles from Vite's manifest. */
export function moduleList(): Plugin {
  let root = process.cwd()
  return {
    name: 'module-list',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const manifest = bundle['.vite/manifest.json']
        if (manifest?.type === 'asset')
          manifest.source = String(manifest.source).replaceAll(`${root}${sep}`, '')
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const list: ModuleList = Object.fromEntries(
          chunks.map((chunk) => [chunk.fileName, chunk.moduleIds.map((id) => pathFrom(root, id))]),
        )
        this.emitFile({
          type: 'asset',
          fileName: '.vite/modules.json',
          source: JSON.stringify(list, null, 2),
        })
      },
    },
  }
}

function pathFrom(root: string, id: string) {
  return relative(root, id.replaceAll('\0', '')).split(sep).join('/')
}
