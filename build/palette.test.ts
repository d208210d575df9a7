import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const coloursOf = (path: string) => read(path).match(/#[\da-f]{6}\b/gi) ?? []

/** They are drawn without the style sheet of the shop. */
test.each([
  'build/inline-scripts/boot.css',
  'build/offline-pages.ts',
  'build/share-picture/pieces.ts',
  'build/web-manifest.ts',
  'public/icons/zarrin.svg',
])('the colours of %s are those of tokens.css', (path) => {
  const colours = coloursOf(path)
  expect(colours).not.toEqual([])
  expect(coloursOf('src/app/tokens.css')).toEqual(expect.arrayContaining(colours))
})
