import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countPages } from '../../e2e/count-pages.ts'

const objects = '<< /Type /Pages /Count 2 >> << /Type /Page >> << /Type/Page >>'

test('pages of a PDF are counted, in compressed objects too', () => {
  expect(countPages(Buffer.from(`%PDF-1.7\n${objects}`))).toBe(2)
  const packed = deflateSync(Buffer.from(objects))
  const head = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm >>\nstream\n')
  expect(countPages(Buffer.concat([head, packed, Buffer.from('\nendstream')]))).toBe(2)
})
