import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const isText = (path: string) => /^[^.].*\.(js|css|html|svg|json|txt|webmanifest|xml)$/.test(path)
const minBytes = 1024

const encoders = {
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
}

/** Writes `.gz` and `.br` copies. Reads the folder last of all plugins: closeBundle writes the service worker. */
export function precompress(): Plugin {
  let folder = ''
  let isShop = false
  return {
    name: 'zarrin:compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    writeBundle(_, bundle) {
      isShop = 'shell.html' in bundle
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
  if (bytes.length < minBytes) return
  const copies = Object.entries(encoders).map(async ([extension, compress]) =>
    writeFile(`${file}.${extension}`, await compress(bytes)),
  )
  await Promise.all(copies)
}
