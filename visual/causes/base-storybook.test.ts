import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixtureConfig } from '../capture/fixture/config.ts'
import { baseStorybook, lazyBase } from './base-storybook.ts'

let root: string
const write = (file: string, text: string) => writeFile(join(root, file), text)
const commit = (...files: string[]) => {
  execFileSync('git', ['add', ...files], { cwd: root })
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
  execFileSync('git', [...author, 'commit', '-qm', 'A change'], { cwd: root })
}

const configIn = (folder: string) => ({
  ...fixtureConfig,
  storybook: join(folder, 'built'),
  baselines: join(folder, 'baselines'),
  buildCommand: 'mkdir built && cp page.html built/iframe.html',
})

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'base-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  await mkdir(join(root, 'baselines'))
  await write('baselines/lock', '')
  await write('package-lock.json', '1')
  await write('page.html', 'approved')
  commit('baselines/lock', 'package-lock.json', 'page.html')
})
afterAll(() => rm(root, { recursive: true }))

test('the approved sources are built with other dependencies as well', async () => {
  await write('package-lock.json', '2')
  await write('page.html', 'changed')
  commit('package-lock.json', 'page.html')
  const printed: string[] = []
  const folder = await baseStorybook(root, configIn(root), (line) => void printed.push(line))
  expect(await readFile(join(folder!, 'iframe.html'), 'utf8')).toBe('approved')
  expect(printed).toContainEqual(expect.stringContaining('dependencies differ'))
})

test('the approved sources of one package among several are built in its folder', async () => {
  const ui = join(root, 'packages/ui')
  const files = {
    '.gitignore': 'node_modules\n',
    'packages/ui/baselines/lock': '',
    'packages/ui/page.html': 'approved',
    'node_modules/shared': ' shared',
    'packages/ui/node_modules/own': ' own',
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await write(file, text)
  }
  commit('.gitignore', 'packages')
  await write('packages/ui/page.html', 'changed')
  await write('package-lock.json', '3')
  commit('packages', 'package-lock.json')
  const printed: string[] = []
  const buildCommand =
    'mkdir built && cat page.html ../../node_modules/shared node_modules/own > built/iframe.html'
  const folder = await baseStorybook(ui, { ...configIn(ui), buildCommand }, (line) => void printed.push(line))
  expect(await readFile(join(folder!, 'iframe.html'), 'utf8')).toBe('approved shared own')
  expect(printed).toContainEqual(expect.stringContaining('dependencies differ'))
})

test('a copy of the built Storybook that stopped half way is not used', async () => {
  const cached = await baseStorybook(root, configIn(root), () => {})
  const name = basename(cached!)
  // A pipe cannot be copied.
  const buildCommand = 'mkdir built && cp page.html built/iframe.html && mkfifo built/pipe'
  await rm(join(root, '.cache'), { recursive: true, force: true })
  expect(await baseStorybook(root, { ...configIn(root), buildCommand }, () => {})).toBeNull()
  const whole = await baseStorybook(
    root,
    {
      ...configIn(root),
      buildCommand: 'mkdir built && cp page.html built/iframe.html && cp page.html built/other.html',
    },
    () => {},
  )
  expect(basename(whole!)).toBe(name)
  expect(await readFile(join(whole!, 'other.html'), 'utf8')).toBe('approved')
})

test('a worktree that cannot be made is printed, and ends no run', async () => {
  await rm(join(root, '.cache'), { recursive: true, force: true })
  await write('.cache', 'no folder')
  const printed: string[] = []
  expect(await baseStorybook(root, configIn(root), (line) => void printed.push(line))).toBeNull()
  expect(printed).toEqual([expect.stringMatching(/^Causes are read from pixels only: /)])
  await rm(join(root, '.cache'))
})

test('a Storybook of the approved pictures that does not open is printed, and ends no run', async () => {
  const printed: string[] = []
  const launch = () => Promise.reject(new Error('no browser'))
  const base = lazyBase({ ...fixtureConfig, launch }, root, (line) => void printed.push(line))
  expect(await base.open()).toBeNull()
  await base.close()
  expect(printed).toEqual(['Causes are read from pixels only: no browser'])
})
