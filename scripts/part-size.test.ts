import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeOfPart } from './part-size.ts'

const incompressible = (length: number) =>
  Array.from({ length }, (_, at) => ((at * 7919) ** 3 % 36).toString(36)).join('')

let folder: string
const write = (name: string, text: string) => writeFile(join(folder, name), text)
const size = (externals: RegExp) => sizeOfPart({ entry: join(folder, 'part.js'), externals })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'part-'))
  await write('own.js', `export const own = '${incompressible(4_000)}'`)
  await write('part.js', `import 'peer'; import './part.css'; export { own } from './own.js'`)
  await write('part.css', `.part { content: '${incompressible(1_000)}' }`)
})
afterAll(() => rm(folder, { recursive: true }))

test('the size of a part includes its imports and excludes its peers', async () => {
  const { js, css } = await size(/^peer$/)
  const bare = gzipSync(incompressible(4_000)).length / 1000
  expect(js).toBeGreaterThan(bare)
  expect(js).toBeLessThan(bare + 0.3)
  expect(css).toBeGreaterThan(0.1)
  expect(css).toBeLessThan(js)
})

test('a missing import that is no peer fails the build', async () => {
  await expect(size(/^other$/)).rejects.toThrow('peer')
})
