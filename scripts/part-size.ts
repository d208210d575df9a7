import { gzipSync } from 'node:zlib'
import { build } from 'vite'

export type PartSize = { js: number; css: number }

/** What has a budget of its own: what it begins with, and the packages that it is weighed without. */
export type Part = { entry: string; without: RegExp }

/**
 * Kilobytes (1,000 bytes, gzip) of one part built by itself, without packages that others bring along. In the whole
 * build it shares files with them, and with whatever else the bundler thinks of.
 */
export async function sizeOfPart({ entry, without }: Part): Promise<PartSize> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'part', cssFileName: 'part' },
      rolldownOptions: { external: without, output: { minify: true } },
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
