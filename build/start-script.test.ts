import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasEnvsubst } from './has-nginx.ts'
import { nginxFiles } from './nginx-files.ts'

const written = () => readFile(join(folder, 'zarrin/nginx.conf'), 'utf8')

const startScript = join(import.meta.dirname, '../deploy/nginx/start.sh')
let folder = ''

/** Renders the configuration, and starts no nginx. */
function start(origin?: string) {
  const path = `${join(folder, 'bin')}:${process.env.PATH}`
  const env = { PATH: path, API_ORIGIN: origin, SHOP_FILES: join(folder, 'shop'), TMPDIR: folder }
  return spawnSync(startScript, { env, encoding: 'utf8' })
}

describe.skipIf(!hasEnvsubst)('start.sh', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'start-'))
    await mkdir(join(folder, 'bin'))
    await symlink('/bin/true', join(folder, 'bin/nginx'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each(['http://mocks:4010', 'http://mocks:4010/', 'http://mocks:4010/api', 'http://mocks:4010/api/'])(
    'nginx hands calls on to %s with their own path',
    async (origin) => {
      expect(start(origin).status).toBe(0)
      expect(await written()).toContain('proxy_pass http://mocks:4010;')
    },
  )

  test('a build whose pages call another origin needs no API_ORIGIN, and any other build does', async () => {
    const settings = join(folder, 'shop/.vite/nginx')
    await mkdir(settings, { recursive: true })
    const build = (apiOrigin?: string) =>
      writeFile(join(settings, 'api-origin'), nginxFiles({}, apiOrigin)['api-origin'])
    await build()
    expect(start().stderr).toContain('API_ORIGIN: is missing')
    await build('https://api.example.com')
    expect(start().status).toBe(0)
    expect(await written()).toContain('proxy_pass https://api.example.com;')
  })

  test.each(['https://example.com/shop', 'api.example.com'])('%s is refused as an origin', (origin) => {
    const { status, stderr } = start(origin)
    expect([status, stderr]).toEqual([2, expect.stringContaining('API_ORIGIN has to be')])
  })
})
