import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newerSource, requireFreshBuild } from './require-fresh-build.ts'

/** Seconds since 1970. */
const builtAt = 1_000_000

async function project(files: Record<string, number>) {
  const root = await mkdtemp(join(tmpdir(), 'build-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [file, changedAt] of Object.entries({ 'dist/index.html': builtAt, ...files })) {
    const path = join(root, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, '')
    await utimes(path, changedAt, changedAt)
  }
  return root
}

test('a source that changed after the build is named', async () => {
  const root = await project({ 'src/main.tsx': builtAt - 1, 'i18n/fa/index.ts': builtAt + 1 })
  expect(await newerSource(root)).toBe(join('i18n', 'fa', 'index.ts'))
})

test('tests, stories and texts for people are not built', async () => {
  const root = await project({
    'src/main.tsx': builtAt - 1,
    'src/cart.test.ts': builtAt + 1,
    'src/ui/Price.stories.tsx': builtAt + 1,
    'render/README.md': builtAt + 1,
    'e2e/cart.spec.ts': builtAt + 1,
  })
  expect(await newerSource(root)).toBeNull()
})

test('a build that was stopped before its pages were written is refused', async () => {
  const root = await project({ 'src/main.tsx': builtAt - 1 })
  await expect(requireFreshBuild(root)).rejects.toThrow(
    'The build did not finish. Run "npm run build" again.',
  )
})

test('a build that is newer than its sources and has its pages is taken', async () => {
  const root = await project({ 'src/main.tsx': builtAt - 1, 'dist/.vite/pages.json': builtAt })
  await expect(requireFreshBuild(root)).resolves.toBeUndefined()
})
