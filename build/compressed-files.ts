import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  gz: (text: string) => promisify(gzip)(text),
  /** 5 of 11: a tenth larger, and fifty times as fast. */
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

/** Renamed when complete: a host may send the folder meanwhile. */
async function replaceFile(file: string, content: string | Buffer) {
  const partial = `${file}.part`
  await writeFile(partial, content)
  await rename(partial, file)
}

/** Writes a file of a built page with its compressed copies, for hosts that send them. */
export async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const copies = Object.entries(compressors).map(async ([extension, compress]) =>
    replaceFile(`${file}.${extension}`, await compress(text)),
  )
  await Promise.all([replaceFile(file, text), ...copies])
}

export async function removeText(file: string): Promise<void> {
  for (const extension of ['', ...Object.keys(compressors).map((name) => `.${name}`)])
    await rm(file + extension, { force: true })
}
