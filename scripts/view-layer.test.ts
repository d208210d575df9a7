import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFile(join(import.meta.dirname, '..', path), 'utf8')

test('the mock panel and the visual review build elements with the same code', async () => {
  expect(await read('mocks/server/panel/element.ts')).toBe(await read('visual/review/app/element.ts'))
})
