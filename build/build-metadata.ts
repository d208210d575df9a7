import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { offlinePages } from './offline-pages.ts'

function buildIdOf(files: string[]) {
  const assets = files.filter((file) => file.startsWith('assets/')).sort()
  return createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 12)
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** Emits the build id for update checks (`builds/`, `<meta name="build">`) and the offline pages. */
export function buildMetadata(): Plugin {
  return {
    name: 'zarrin:build-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        {
          tag: 'meta',
          attrs: { name: 'build', content: buildIdOf(Object.keys(bundle ?? {})) },
          injectTo: 'head',
        },
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const id = buildIdOf(Object.keys(bundle))
        const builtAt = new Date().toISOString()
        this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: json({ id, builtAt }) })
        this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source: json({ id, builtAt }) })
        for (const [fileName, source] of Object.entries(offlinePages()))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
