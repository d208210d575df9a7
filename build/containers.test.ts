import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const [dockerfile, compose, startScript] = [
  'deploy/Dockerfile',
  'deploy/compose.yaml',
  'deploy/nginx/start.sh',
].map(read) as [string, string, string]
const settings = read('deploy/nginx/nginx.conf.template')

const stages = dockerfile
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((text) => ({ name: /^FROM \S+ AS (\S+)/.exec(text)?.[1], text }))
const stageOf = (name: string) => stages.find((stage) => stage.name === name)!.text

function serviceOf(name: string): string {
  const [, text] = RegExp(`^ {2}${name}:\\n((?: {4}.*\\n)+)`, 'm').exec(compose)!
  return text!
}

/** Names and values that compose.yaml and the Dockerfile set for a service. */
function environmentOf(name: string): [string, string][] {
  const [, inCompose = ''] = /^ {4}environment:\n((?: {6}.*\n)*)/m.exec(serviceOf(name)) ?? []
  const [, inStage = ''] = /^ENV (.*)$/m.exec(stageOf(name)) ?? []
  const pairs = [...inCompose.matchAll(/^ {6}(\w+): (.*)$/gm), ...inStage.matchAll(/(\w+)=(\S+)/g)]
  return pairs.map(([, variable, value]) => [variable!, value!])
}

const unread = (service: string, isRead: (variable: string) => boolean) =>
  environmentOf(service).flatMap(([variable]) => (isRead(variable) ? [] : variable))

describe('containers', () => {
  test('the last stage is the shop, which a build without a target makes', () => {
    expect(stages.at(-1)!.name).toBe('shop')
  })

  test('the build takes every variable that docs/deployment.md has for it', () => {
    const [, table] = /\| variable of the build .*\n(?:\|.*\n)((?:\|.*\n)+)/.exec(read('docs/deployment.md'))!
    const documented = [...table!.matchAll(/^\| `(\w+)=/gm)].map(([, name]) => name)
    const taken = [...stageOf('build').matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)
    expect(taken.toSorted()).toEqual(documented.toSorted())
  })

  test('deploy.yml hands its variables of the repository to the build', () => {
    const workflow = read('.github/workflows/deploy.yml')
    const given = [...workflow.matchAll(/^ *(\w+): \$\{\{ vars\.(\w+) \}\}$/gm)].map(([, name]) => name)
    expect(given.toSorted()).toEqual(['API_TARGET', 'VITE_API_BASE', 'VITE_PUSH_KEY'])
    for (const name of given) expect(workflow).toContain(` --build-arg ${name}`)
  })

  test.each([
    ['API_TARGET', 0],
    ['VITE_API_BASE', 0],
    ['VITE_PUSH_KEY', 1],
  ])('deploy.yml builds with %s alone: exit code %d', (name, status) => {
    const [, check] = /^ *(test -n .*)$/m.exec(read('.github/workflows/deploy.yml'))!
    const env = { [name]: 'https://api.example.com' }
    expect(spawnSync('/bin/sh', ['-c', check!], { env }).status).toBe(status)
  })

  test('start.sh reads every variable of the shop', () => {
    expect(environmentOf('shop').length).toBeGreaterThan(4)
    expect(unread('shop', (name) => startScript.includes(`\${${name}:`))).toEqual([])
  })

  test('the server reads every variable of the renderer', () => {
    const config = read('server/config.ts')
    expect(environmentOf('renderer').length).toBeGreaterThan(4)
    expect(unread('renderer', (name) => config.includes(`\n  ${name}: `))).toEqual([])
  })

  test('services call each other at the port that the other listens to', () => {
    const called = ['shop', 'renderer'].flatMap((name) =>
      environmentOf(name).flatMap(([, value]) => {
        const [, service, port] = /^(?:http:\/\/)?([a-z]+):(\d+)$/.exec(value) ?? []
        return service === undefined ? [] : [{ service, port }]
      }),
    )
    expect(called).toHaveLength(4)
    for (const { service, port } of called) expect(stageOf(service)).toContain(`\nEXPOSE ${port}\n`)
  })

  test('compose.yaml builds each service from its stage', () => {
    for (const name of ['shop', 'renderer', 'mocks'])
      expect(serviceOf(name)).toContain(`\n      target: ${name}\n`)
  })
})

test('start.sh fills every variable of the templates', () => {
  const [, filled] = /envsubst '([^']*)'/.exec(startScript)!
  const templates = globSync('deploy/nginx/**/*.template', { cwd: root })
  const used = templates.flatMap((file) => read(file).match(/\$\{\w+\}/g) ?? [])
  expect(filled!.split(' ').toSorted()).toEqual([...new Set(used)].toSorted())
})

test.each(['deploy/Dockerfile', 'deploy/README.md', '.github/workflows/check.yml'])(
  '%s names the packages of nginx, its modules and envsubst',
  (file) => {
    const modules = [...settings.matchAll(/ngx_(\w+)_module\.so/g)].map(([, name]) => name!)
    expect(modules).toHaveLength(2)
    const packages = modules.map((name) => `libnginx-mod-${name.replaceAll('_', '-')}`)
    const text = read(file)
    for (const name of ['nginx-light', 'gettext-base', ...packages]) expect(text).toContain(name)
  },
)
