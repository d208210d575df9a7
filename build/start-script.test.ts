import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasEnvsubst } from './has-nginx.ts'

const startScript = join(import.meta.dirname, '../deploy/nginx/start.sh')
let folder = ''

/** Renders the configuration, and starts no nginx. */
function start(origin: string) {
  const path = `${join(folder, 'bin')}:${process.env.PATH}`
  const env = { PATH: path, API_ORIGIN: origin, TMPDIR: folder }
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
      expect(await readFile(join(folder, 'zarrin/nginx.conf'), 'utf8')).toContain(
        'proxy_pass http://mocks:4010;',
      )
    },
  )

  test.each(['https://example.com/shop', 'api.example.com'])('%s is refused as an origin', (origin) => {
    const { status, stderr } = start(origin)
    expect([status, stderr]).toEqual([1, expect.stringContaining('API_ORIGIN has to be')])
  })
})
