import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Quoted as a tag is. */
const jsonLdKey = '@type'

test('each tag of a journey is one that playwright.config.ts reads; with another it would run in Persian only', () => {
  const tags = globSync('e2e/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'(@\w+)'/g)].map(([, tag]) => tag!),
  )
  expect(new Set(tags)).toEqual(new Set(['@each', '@ltr', '@en', '@ru', jsonLdKey]))
})
