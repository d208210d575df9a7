import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
let folder = ''

/** The linter skips ignored folders such as `dist`; the browsers are those of the nearest package.json. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-support-'))
  await cp(join(root, 'package.json'), join(folder, 'package.json'))
  await cp(join(root, 'dist'), join(folder, 'built'), {
    recursive: true,
    filter: (path) => !/\.[a-z0-9]+$/.test(path) || path.endsWith('.js'),
  })
  await mkdir(join(folder, 'planted'))
})
afterAll(() => rm(folder, { recursive: true }))

const run = (command: string, options: string[]) =>
  promisify(execFile)(join(root, 'node_modules/.bin', command), options, { cwd: folder }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )

async function missingApis(part: string): Promise<string[]> {
  const config = join(root, 'scripts/browser-support/oxlint.config.ts')
  const report = JSON.parse(await run('oxlint', ['-c', config, '--format=json', part])) as {
    diagnostics: { message: string }[]
    number_of_files: number
  }
  expect(report.number_of_files).toBeGreaterThan(0)
  return report.diagnostics.map(({ message }) => message)
}

/** ES2022 and `findLast`; what else came with ES2023 Firefox got later than 113. */
async function missingLanguage(part: string): Promise<string> {
  const features = ['--module', '--checkFeatures', '--allowList', 'ArrayFindLast', '--noCache']
  return run('es-check', ['es2022', `${part}/**/*.js`, ...features])
}

const passes = 'ES-Check passed'

test('the built shop uses no web API that a served browser lacks', async () => {
  expect(await missingApis('built')).toEqual([])
})

test('the built shop uses no syntax or method of the language that a served browser lacks', async () => {
  expect(await missingLanguage('built')).toContain(passes)
})

test('an API and a method that Firefox 113 lacks are found, but not one that is only asked for', async () => {
  await writeFile(join(folder, 'planted/api.js'), 'export const signal = AbortSignal.any([])\n')
  await writeFile(join(folder, 'planted/guard.js'), 'export const isThere = typeof URLPattern\n')
  await writeFile(join(folder, 'planted/method.js'), 'export const sorted = [2, 1].toSorted()\n')
  expect(await missingApis('planted')).toEqual([expect.stringMatching(/^AbortSignal.any .*firefox 113/)])
  expect(await missingLanguage('planted')).toMatch('ArrayToSorted')
})
