import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { heldApi, mockApi, openRecorder, type Handle } from './test-shop.ts'

/**
 * Stands for the bundled renderer: a page has the id of the process that drew it. With `/fatal` a worker is dead before the
 * primary, which it has stopped, reads its second message; the answer to its first says that the primary has let go of the
 * connection, which would otherwise outlive the worker.
 */
const renderer = `
export const planOf = (address) => ({ kind: 'page', address })
export async function renderPage(files, address, ask) {
  await ask('/api/category/category?ParentId=42&Active=true&SortBy=0', { language: 'fa-IR' })
  if (address === '/broken') console.warn('query ABC', new Error('a page caught this'))
  if (address === '/fatal') {
    process.send({ kind: 'collect-metrics' })
    await new Promise((resolve) => process.once('message', resolve))
    process.kill(process.ppid, 'SIGSTOP')
    process.send({ kind: 'collect-metrics' })
    process.kill(process.pid, 'SIGKILL')
  }
  return { status: 200, headers: {}, html: String(process.pid), payload: null, refused: {} }
}
`

const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function builtShop() {
  const folder = await mkdtemp(join(tmpdir(), 'zarrin-server-'))
  closing.push(() => rm(folder, { recursive: true }))
  const files = {
    '.vite/render/entry.js': renderer,
    '.vite/render/package.json': '{"type":"module"}',
    '.vite/render/build-files.json': '{}',
    '.vite/headers.json': '{}',
    'builds/latest.json': '{"id":"a1b2"}',
    'shell.html': 'shell',
  }
  for (const name of ['.vite/render', 'builds']) await mkdir(join(folder, name), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, ...env },
  })
  closing.push(() => child.kill('SIGKILL'))
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }))
  return { child, ended, lines: createInterface(child.stdout), output: createInterface(child.stderr) }
}

async function start(env: NodeJS.ProcessEnv = {}, handle: Handle = mockApi) {
  const api = await openRecorder(handle)
  closing.push(api.close)
  const { child, ended, lines, output } = run({
    API_TARGET: api.url,
    DIST: await builtShop(),
    HOST: '127.0.0.1',
    PORT: '0',
    ...env,
  })
  const [greeting] = (await once(output, 'line')) as [string]
  const [url] = /http:\S+(?=\/)/.exec(greeting) ?? [greeting]
  /** Each time over a connection of its own, so that any worker may answer. */
  const get = async (path: string, signal?: AbortSignal) =>
    (await fetch(url + path, { headers: { connection: 'close' }, signal: signal ?? null })).text()
  return { child, ended, lines, get }
}

test('a worker that has drawn MAX_PAGES is replaced, and no request fails', async () => {
  const { get } = await start({ WORKERS: '1', MAX_PAGES: '2' })
  const first = await get('/')
  let last = first
  while (last === first) last = await get('/')
  expect(last).toMatch(/^\d+$/)
})

type Shop = Awaited<ReturnType<typeof start>>

/** The ids of both workers. */
async function bothOf({ get }: Shop) {
  const ids = new Set<string>()
  while (ids.size < 2) ids.add(await get('/'))
  return ids
}

/** Resolves to the id of a worker that is not among `before`. What was handed to a worker at its death is never answered. */
async function replacement({ get, ended }: Shop, before: Set<string>) {
  let last = ''
  const died = ended.then(({ errors }) => expect.fail(`The server ended: ${errors}`))
  const answered = () => get('/', AbortSignal.timeout(500)).catch(() => '')
  while (last === '' || before.has(last)) last = await Promise.race([answered(), died])
  return last
}

test('a worker that dies is replaced while another answers', async () => {
  const shop = await start({ WORKERS: '2' })
  const before = await bothOf(shop)
  process.kill(Number([...before][0]), 'SIGKILL')
  expect(await replacement(shop, before)).toMatch(/^\d+$/)
})

test('a worker that dies before it is answered is replaced too', async () => {
  const shop = await start({ WORKERS: '2' })
  const before = await bothOf(shop)
  await expect(shop.get('/fatal')).rejects.toThrow('fetch failed')
  shop.child.kill('SIGCONT')
  expect(await replacement(shop, before)).toMatch(/^\d+$/)
})

test('metrics are those of all workers', async () => {
  const shop = await start({ WORKERS: '2' })
  await bothOf(shop)
  /** A busy worker is left out. */
  let metrics = ''
  const drawn = async () => {
    metrics = await shop.get('/_metrics')
    return metrics.match(/^shop_pages_drawn\{worker="\d+"\} [1-9]/gm)
  }
  await expect.poll(drawn).toHaveLength(2)
  expect(metrics.match(/^# TYPE shop_pages_drawn gauge$/gm)).toHaveLength(1)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets a page be finished and ends with 0', async (signal) => {
  const held = heldApi()
  const { child, ended, get } = await start({ WORKERS: '2' }, held.handle)
  const asked = held.asked()
  const underway = get('/')
  await asked
  child.kill(signal)
  held.release()
  expect(await underway).toMatch(/^\d+$/)
  expect(await ended).toEqual({ code: 0, errors: expect.stringMatching(/^Pages are served at \S+\n$/) })
})

test('a report of a page is a line of JSON with its stack', async () => {
  const { get, lines } = await start({ WORKERS: '1' })
  const written = once(lines, 'line')
  await get('/broken')
  const [line] = (await written) as [string]
  expect(JSON.parse(line)).toMatchObject({
    error: 'a page caught this',
    stack: expect.stringContaining('entry.js'),
  })
})

test('a wrong variable ends the server with 2 and its message', async () => {
  const { code, errors } = await run({ PORT: 'http', API_TARGET: 'http://localhost:1' }).ended
  expect([code, errors]).toEqual([2, 'PORT has to be a whole number from 0 to 65535.\n'])
})

test('a folder that is not built ends the server with a message', async () => {
  const { code, errors } = await run({ API_TARGET: 'http://localhost:1', DIST: tmpdir() }).ended
  expect([code, errors]).toEqual([
    1,
    `There is no built shop in ${tmpdir()}. Run "npm run build" first, or set DIST.\n`,
  ])
})

test('a taken port ends the server with a message', async () => {
  const api = await openRecorder(mockApi)
  closing.push(api.close)
  const { port } = new URL(api.url)
  const { ended, lines } = run({
    API_TARGET: api.url,
    DIST: await builtShop(),
    HOST: '127.0.0.1',
    PORT: port,
    WORKERS: '1',
  })
  const [line] = (await once(lines, 'line')) as [string]
  expect(JSON.parse(line)).toMatchObject({ error: `Port ${port} is taken. Set PORT to another.` })
  expect((await ended).code).toBe(1)
})
