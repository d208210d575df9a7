import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStaleSource, sourcesAmong, unbuiltStories } from './stale-source.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fresh-'))
  for (const [file, time] of Object.entries({ built: 100, before: 99, after: 101 })) {
    await writeFile(join(root, file), '')
    await utimes(join(root, file), time, time)
  }
})
afterAll(() => rm(root, { recursive: true }))

test('a file newer than the build is found; older and deleted files are not', async () => {
  const newer = (...files: string[]) => findStaleSource(join(root, 'built'), files, root)
  expect(await newer('before', 'removed')).toBeNull()
  expect(await newer('before', 'after')).toBe('after')
})

test('tests and stories among the sources of a site are not built into it', () => {
  const site = { sources: ['app/**', 'index.html'], notBuilt: ['**/*.{test,stories}.{ts,tsx}'] }
  const files = ['app/a.ts', 'app/a.test.ts', 'app/a/A.stories.tsx', 'index.html', 'README.md']
  expect(sourcesAmong(files, site)).toEqual(['app/a.ts', 'index.html'])
})

test('story modules that are not in the Storybook are found, unless they change no picture', () => {
  const graph = new Map([['src/Old.stories.tsx', []]])
  const files = [
    'src/Old.stories.tsx',
    'src/New.stories.tsx',
    'src/a.stories.ts',
    'src/a.ts',
    'lab/b.stories.js',
  ]
  expect(unbuiltStories(files, graph, ['lab/**'])).toEqual(['src/New.stories.tsx', 'src/a.stories.ts'])
})
