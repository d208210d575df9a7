import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixtureConfig } from './capture/fixture/config.ts'
import type { Report } from './report.ts'

type Manifest = { bin: { visual: string }; dependencies: Record<string, string> }

const timeout = 180_000
const repository = join(import.meta.dirname, '..')
const modules = join(repository, 'node_modules')
let folder: string
let project: string
let command: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-pack-'))
  project = join(folder, 'project')
  await installTarball(await pack())
  const preview = await readFile(join(import.meta.dirname, 'capture/fixture/iframe.html'), 'utf8')
  await mkdir(join(project, 'storybook-static'))
  await writeFile(join(project, 'storybook-static/iframe.html'), preview.replace(/modes: \{ locale: .*/, ''))
}, timeout)
afterAll(() => rm(folder, { recursive: true }))

/** In a copy, because packing edits `package.json` for a while. */
async function pack(): Promise<string> {
  const copy = join(folder, 'visual')
  const kept = ['baselines', 'approvals', 'dist'].map((name) => join(import.meta.dirname, name))
  await cp(import.meta.dirname, copy, { recursive: true, filter: (file) => !kept.includes(file) })
  await cp(join(repository, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  await symlink(modules, join(folder, 'node_modules'))
  await promisify(execFile)('npm', ['pack', '--pack-destination', folder], { cwd: copy })
  expect(await readFile(join(copy, 'package.json'), 'utf8')).toBe(
    await readFile(join(import.meta.dirname, 'package.json'), 'utf8'),
  )
  return join(
    folder,
    (await readdir(folder)).find((name) => name.endsWith('.tgz'))!,
  )
}

/** As npm does, without the network: dependencies are those of the repository. */
async function installTarball(tarball: string) {
  const installed = join(project, 'node_modules/@zarrin/visual')
  await mkdir(installed, { recursive: true })
  await promisify(execFile)('tar', ['xzf', tarball, '--strip-components=1', '-C', installed])
  const { bin, dependencies } = JSON.parse(
    await readFile(join(installed, 'package.json'), 'utf8'),
  ) as Manifest
  for (const name of Object.keys(dependencies)) {
    await mkdir(dirname(join(project, 'node_modules', name)), { recursive: true })
    await symlink(join(modules, name), join(project, 'node_modules', name))
  }
  command = join(installed, bin.visual)
}

const visual = (...args: string[]) => node(command, ...args)

function node(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: project }, (error, out, problems) =>
      resolve({ code: Number(error?.code ?? 0), output: out + problems }),
    )
  })
}

/** What the page of the review sends once all shots are approved, and its answer. */
async function approveInReview(): Promise<string> {
  const server = spawn(process.execPath, [command, 'review'], {
    cwd: project,
    env: { ...process.env, PORT: '0' },
  })
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const { origin } = new URL(/http:\S+/.exec(line.toString())![0])
    expect(await (await fetch(origin)).text()).toContain('<div id="app">')
    const { at, findings } = JSON.parse(
      await readFile(join(project, 'visual-report/report.json'), 'utf8'),
    ) as Report
    const decisions = findings.map(({ key, after }) => ({
      key,
      hash: after!.hash,
      choice: 'approve',
      comment: '',
      until: null,
    }))
    const body = JSON.stringify({ report: at, by: 'Sara', decisions })
    return await (await fetch(`${origin}/decisions`, { method: 'POST', headers: { origin }, body })).text()
  } finally {
    server.kill()
  }
}

test(
  'the packed package writes a configuration, captures, reviews and compares in a project of its own',
  { timeout },
  async () => {
    expect(await visual()).toEqual({ code: 2, output: expect.stringContaining('npx visual init') })
    await writeFile(join(project, 'package.json'), '{ "type": "commonjs" }')
    expect((await visual('init')).output).toContain('visual.config.mts is written')
    expect(await visual('init')).toEqual({ code: 2, output: expect.stringContaining('is there already') })

    const file = join(project, 'visual.config.mts')
    const launch = `launch: async () => (${JSON.stringify(await fixtureConfig.launch())}),`
    await writeFile(file, (await readFile(file, 'utf8')).replace('= {\n', `= {\n${launch}\n`))
    const only = ['--grep', 'gold|text', '--tabs', '1']
    expect(await visual(...only)).toEqual({ code: 1, output: expect.stringContaining('2 new') })
    expect(await approveInReview()).toContain('Written.')
    expect(await visual(...only)).toEqual({ code: 0, output: expect.stringContaining('Nothing changed.') })
    const lock = await readFile(join(project, 'visual/baselines/lock'), 'utf8')
    expect(lock).toMatch(/^a--gold default default 1280\t/)
  },
)

test('on an older Node the command says which one it needs', async () => {
  const older = `Object.defineProperty(process, 'version', { value: 'v20.20.2' })`
  expect(await node('--import', `data:text/javascript,${encodeURIComponent(older)}`, command)).toEqual({
    code: 2,
    output: 'npx visual needs Node 24 or newer; this is v20.20.2.\n',
  })
})
