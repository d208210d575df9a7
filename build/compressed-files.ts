import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { replaceFile } from './replace-file.ts'

/** Quality 8 of 11 is a tenth larger than the best, and thirty times as fast. A window of 256 kB holds a page. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 18 }

const compressors = {
  gz: (text: string) => promisify(gzip)(text),
  br: (text: string) => promisify(brotliCompress)(text, { params: brotli }),
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
