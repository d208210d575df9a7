import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

type Body = { host: string; key: string; keyLocation: string; urlList: string[] }

const script = join(import.meta.dirname, 'index-now.ts')
const key = '0123456789abcdef'
const folder = mkdtempSync(join(tmpdir(), 'index-now-'))

let server: Server
let endpoint: string
let closedEndpoint: string
let answers: number[]
const received: Body[] = []

async function listen(one: Server): Promise<string> {
  one.listen(0, 'localhost')
  await once(one, 'listening')
  return `http://localhost:${(one.address() as AddressInfo).port}/indexnow`
}

beforeAll(async () => {
  const closed = createServer()
  closedEndpoint = await listen(closed)
  closed.close()
  server = createServer(async (request, to) => {
    received.push((await json(request)) as Body)
    to.writeHead(answers.shift() ?? 200).end()
  })
  endpoint = await listen(server)
})
beforeEach(() => {
  received.length = 0
  answers = []
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function pages(name: string, paths: readonly string[], data = 'a') {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(Object.fromEntries(paths.map((path) => [path, { data, html: data }]))))
  return file
}

/** Nothing leaves the machine: `--endpoint` is the server of this test. */
async function run(options: string[], env: Record<string, string> = { INDEXNOW_KEY: key }) {
  const { INDEXNOW_KEY: _key, ...inherited } = process.env
  const child = spawn(process.execPath, [script, '--endpoint', endpoint, ...options], {
    env: { ...inherited, ...env },
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}

const files = () => [
  '--before',
  pages('before.json', ['/', '/en', '/search/pan']),
  '--after',
  pages('after.json', ['/', '/en'], 'b'),
]

test('pages that a live shop names are sent in all languages', async () => {
  const { code, stdout } = await run(['--paths', '/search/copper/pot,/'])
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: 'Sent 6 addresses to IndexNow: 2 pages in 3 languages.\n',
  })
  expect(received.map(({ urlList }) => urlList)).toEqual([
    [
      'https://zarrin.example/search/copper/pot',
      'https://zarrin.example/en/search/copper/pot',
      'https://zarrin.example/ru/search/copper/pot',
      'https://zarrin.example/',
      'https://zarrin.example/en',
      'https://zarrin.example/ru',
    ],
  ])
})

test('a path that is none, or both ways to name pages, is refused', async () => {
  expect(await run(['--paths', 'search/copper'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('"search/copper" is no path: it has to begin with a slash') as string,
  })
  expect(await run(['--paths', '/', ...files()])).toMatchObject({ code: 2 })
  expect(received).toEqual([])
})

test('changed and gone addresses are sent with host and key', async () => {
  expect(await run(files())).toMatchObject({
    code: 0,
    stdout: 'Sent 3 addresses to IndexNow: 2 changed, 1 gone.\n',
  })
  expect(received).toEqual([
    {
      host: 'zarrin.example',
      key,
      keyLocation: `https://zarrin.example/${key}.txt`,
      urlList: ['https://zarrin.example/', 'https://zarrin.example/en', 'https://zarrin.example/search/pan'],
    },
  ])
})

test('without a key nothing is sent', async () => {
  const { code, stdout } = await run(files(), {})
  expect([code, stdout]).toEqual([0, 'INDEXNOW_KEY is not set, so nothing is sent. See docs/crawlers.md.\n'])
  expect(received).toEqual([])
})

test('--dry-run prints what would be sent, and sends nothing', async () => {
  const { code, stdout } = await run([...files(), '--dry-run'], {})
  expect(code).toBe(0)
  expect(stdout).toContain(`POST ${endpoint}\n`)
  expect(stdout).toContain('"https://zarrin.example/search/pan"')
  expect(stdout).toContain('3 addresses would be sent: 2 changed, 1 gone.\n')
  expect(received).toEqual([])
})

test('nothing is sent if no page changed', async () => {
  const same = pages('same.json', ['/'])
  expect(await run(['--before', same, '--after', same])).toMatchObject({
    code: 0,
    stdout: 'No page changed, so nothing is sent.\n',
  })
  expect(received).toEqual([])
})

test('a call has at most 10,000 addresses', async () => {
  const many = Array.from({ length: 10_001 }, (_, index) => `/search/pot-${index}`)
  await run(['--before', pages('none.json', []), '--after', pages('many.json', many)])
  expect(received.map(({ urlList }) => urlList.length)).toEqual([10_000, 1])
})

test.each([
  [403, /403.*put a file 0123456789abcdef\.txt.*https:\/\/zarrin\.example\/0123456789abcdef\.txt/],
  [422, /422.*`origin`.*src\/platform\/site\.ts/],
  [429, /429.*Wait/],
  [500, /500.*again later/],
])('the answer %i is an error that says what to do', async (status, message) => {
  answers = [status]
  const { code, stderr } = await run(files())
  expect(code).toBe(1)
  expect(stderr).toMatch(message)
})

test.each<[string, () => string[], Record<string, string>, number, RegExp]>([
  [
    'a server that cannot be reached',
    () => [...files(), '--endpoint', closedEndpoint],
    { INDEXNOW_KEY: key },
    1,
    /cannot be reached \(ECONNREFUSED\)/,
  ],
  [
    'a key with other characters',
    files,
    { INDEXNOW_KEY: 'my key' },
    2,
    /8 to 128 letters, digits and dashes/,
  ],
  [
    'a missing page list',
    () => ['--before', join(folder, 'no.json')],
    { INDEXNOW_KEY: key },
    1,
    /no\.json cannot be read.*of the last release/,
  ],
  ['no page list', () => ['--before', script], { INDEXNOW_KEY: key }, 1, /is no page list/],
  ['a missing option', () => [], { INDEXNOW_KEY: key }, 2, /--before/],
])('%s is an error that says what to do', async (_name, options, env, expected, message) => {
  const { code, stderr } = await run(options(), env)
  expect(code).toBe(expected)
  expect(stderr).toMatch(message)
})
