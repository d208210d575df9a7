import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Which modules each built file holds, by path from the project's root: `.vite/modules.json`. */
export type ModuleList = Record<string, string[]>

/** Writes what was bundled where, so that a test can say what must not ship. */
export function moduleList(): Plugin {
  let root = process.cwd()
  return {
    name: 'module-list',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const list: ModuleList = Object.fromEntries(
        chunks.map((chunk) => [chunk.fileName, chunk.moduleIds.map((id) => pathFrom(root, id))]),
      )
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(list, null, 2) })
    },
  }
}

function pathFrom(root: string, id: string) {
  return relative(root, id.replaceAll('\0', '')).split(sep).join('/')
}
