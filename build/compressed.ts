import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const isText = (path: string) => /^[^.].*\.(js|css|html|svg|json|webmanifest|xml)$/.test(path)
/** Below this the headers of an answer weigh more than what is saved. */
const fewest = 1024

const ways = {
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
}

/**
 * Copies of a build’s texts for servers that send them ready compressed. Of the folder and not of the bundle, and after
 * every other plugin: the service worker is written when the bundle is closed.
 */
export function compressed(): Plugin {
  let folder = ''
  let isShop = false
  return {
    name: 'zarrin:compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    writeBundle(_, bundle) {
      isShop = 'index.html' in bundle
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(failure) {
        if (failure || !isShop) return
        const paths = await readdir(folder, { recursive: true })
        await Promise.all(paths.filter(isText).map((path) => copy(join(folder, path))))
      },
    },
  }
}

async function copy(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < fewest) return
  const copies = Object.entries(ways).map(async ([ending, compress]) =>
    writeFile(`${file}.${ending}`, await compress(bytes)),
  )
  await Promise.all(copies)
}
