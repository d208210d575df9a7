import { inflateSync } from 'node:zlib'

const pages = /\/Type\s*\/Page\b/g

/** Pages of a PDF, whose objects may be compressed. */
export function countPages(pdf: Uint8Array): number {
  const plain = Buffer.from(pdf).toString('latin1')
  const packed = [...plain.matchAll(/\/ObjStm\b[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].map(([, stream]) =>
    inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1'),
  )
  return [plain, ...packed].flatMap((text) => text.match(pages) ?? []).length
}
