import { gzipSync } from 'node:zlib'
import { build } from 'vite'

export type PartSize = { js: number; css: number }

export type Part = { entry: string; externals: RegExp }

/** Kilobytes (1,000 bytes, gzip) of a part built alone: in the whole build it shares chunks with other code. */
export async function sizeOfPart({ entry, externals }: Part): Promise<PartSize> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'part', cssFileName: 'part' },
      rolldownOptions: { external: externals, output: { minify: true } },
    },
  })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const weigh = (isWanted: (name: string) => boolean) =>
    files
      .filter(({ fileName }) => isWanted(fileName))
      .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source).length)
      .reduce((total, bytes) => total + bytes, 0) / 1000
  return { js: weigh((name) => /\.m?js$/.test(name)), css: weigh((name) => name.endsWith('.css')) }
}
