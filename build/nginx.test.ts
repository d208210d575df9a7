import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nginxFiles } from './hosting.ts'
import { answerOf } from './serve-pages.ts'

/** Each file has its own name as its content. */
const files = [
  '/index.html',
  '/shell.html',
  '/404.html',
  '/en/404.html',
  '/en.html',
  '/search.html',
  '/search/copper.html',
  '/search/copper.page-2.html',
  '/search/copper/pot.html',
  '/en/search/copper/pot.html',
  '/Request.html',
]
const addresses = [
  '/',
  '/en',
  '/?utm_source=bale',
  '/search/copper',
  '/search/copper?page=2',
  '/search/copper?page=2&utm_source=bale',
  '/search/copper?page=9',
  '/search/copper?sort=newest',
  '/search/copper/pot?item=10012',
  '/en/search/copper/pot',
  '/en/nowhere',
  '/nowhere',
  '/basket',
  '/basket?scenario=member',
  '/en/profile/likes',
  '/index',
  '/shell',
  '/en/404',
  '/search/copper/',
  '/search/copper/?page=2',
  '/EN',
  '/En/search/copper/pot',
  '/Search/copper?page=2',
  '/request',
  '/LOGINREGISTER',
  '//search//copper',
  '/search/copper//',
]

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const hasNginx = spawnSync('nginx', ['-v']).error === undefined && existsSync(brotli)
if (!hasNginx)
  process.stderr.write(
    '\nSKIPPED: nginx and its Brotli module are not installed (deploy/README.md), so its configuration is not tested.\n\n',
  )

let folder = ''
let nginx: ChildProcess
let origin = ''

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

async function write(path: string, text: string) {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function untilUp() {
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
}

async function startNginx() {
  folder = await mkdtemp(join(tmpdir(), 'zarrin-nginx-'))
  /** As root, nginx reads as another user. */
  await chmod(folder, 0o755)
  for (const file of files) await write(`shop${file}`, file)
  for (const [name, text] of Object.entries(nginxFiles({ 'X-Shop': 'zarrin' })))
    await write(`shop/.vite/nginx/${name}`, text)
  const port = await freePort()
  const template = await readFile(join(import.meta.dirname, '../deploy/nginx/nginx.conf.template'), 'utf8')
  const settings = template
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('${SHOP_FILES}', join(folder, 'shop'))
    .replaceAll('${PORT}', String(port))
    .replaceAll('${API_ORIGIN}', 'http://127.0.0.1:9')
  await write('nginx.conf', settings)
  origin = `http://127.0.0.1:${port}`
  nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilUp()
}

/** Follows redirects: nginx corrects one thing at a time. */
async function answered(address: string) {
  const response = await fetch(origin + address)
  const { pathname, search } = new URL(response.url)
  return {
    to: pathname + search,
    status: response.status,
    file: await response.text(),
    link: response.headers.get('link'),
  }
}

function expected(address: string): Awaited<ReturnType<typeof answered>> {
  const answer = answerOf(address, (path) => files.includes(path))
  if ('location' in answer) return expected(answer.location)
  const { status, file, headers } = answer
  return { to: address, status, file, link: headers.Link ?? null }
}

describe.skipIf(!hasNginx)('nginx', () => {
  beforeAll(startNginx)
  afterAll(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  })

  test.each(addresses)('answers %s as the preview does', async (address) => {
    expect(await answered(address)).toEqual(expected(address))
  })

  test('redirects another spelling for good', async () => {
    const { status, headers } = await fetch(`${origin}/EN/search/copper/pot`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, '/en/search/copper/pot'])
  })

  test('sends the headers of the build and hides its metadata', async () => {
    expect((await fetch(origin)).headers.get('x-shop')).toBe('zarrin')
    expect((await fetch(`${origin}/.vite/nginx/pages.conf`)).status).toBe(404)
  })
})
