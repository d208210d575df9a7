import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = join(import.meta.dirname, 'crawler.ts')
const pages: Record<string, string> = {
  '/en/pot': `<html lang="en-US" dir="ltr"><title>Pot · Zarrin</title><meta property="og:title" content="Pot"><h1>Pot</h1>`,
  '/basket': '<html lang="fa-IR"><title>Zarrin</title><div id="root"></div>',
}

let server: Server
let origin: string
const agents: (string | undefined)[] = []

beforeAll(async () => {
  server = createServer(({ url, headers }, to) => {
    agents.push(headers['user-agent'])
    if (url === '/en/Pot') return to.writeHead(301, { location: '/en/pot' }).end()
    const html = pages[url!]
    return to.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? '<h1>Not found</h1>')
  }).listen(0, 'localhost')
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function crawl(...options: string[]) {
  const child = spawn(process.execPath, [script, ...options])
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output }
}

test('each page is printed with the cards of five messengers, and its redirect', async () => {
  const { code, stdout } = await crawl('/en/Pot', `${origin}/nowhere`, '--origin', origin)
  expect(code).toBe(0)
  expect(stdout).toContain(`${origin}/en/pot\n  200, `)
  expect(stdout).toContain(`301 from ${origin}/en/Pot`)
  expect(stdout).toContain(`${origin}/nowhere\n  404, `)
  for (const name of ['Telegram', 'WhatsApp', 'X', 'Slack', 'Instagram'])
    expect(stdout.match(RegExp(`^  ${name}, which reads`, 'gm'))).toHaveLength(2)
  expect(stdout).not.toContain('Google')
})

test('--as sends the name of a crawler and shows its card alone', async () => {
  const { stdout } = await crawl('/en/pot', '--origin', origin, '--as', 'slack')
  expect(agents.at(-1)).toMatch(/^Slackbot-LinkExpanding/)
  expect(stdout.match(/^ {2}\w+, which reads/gm)).toEqual(['  Slack, which reads'])
})

test('--json prints the reports', async () => {
  const { stdout } = await crawl('/en/pot', '--origin', origin, '--json')
  expect(JSON.parse(stdout)).toMatchObject([
    { address: `${origin}/en/pot`, status: 200, facts: { headings: ['Pot'] }, isShell: false },
  ])
})

test('a server that answers the shell is an error that says what to run', async () => {
  const { code, stdout } = await crawl('/basket', '--origin', origin)
  expect(code).toBe(1)
  expect(stdout).toContain('This server answers the shell: run npm run build && npm run preview.')
})

test('a server that does not answer is an error that says what to run', async () => {
  expect(await crawl('/', '--origin', 'http://localhost:1')).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'http://localhost:1/ does not answer (ECONNREFUSED). Start it with npm run build && npm run preview, or name another server: --origin https://shop.example\n',
  })
})

test.each([
  [[], 'Name one path or more.'],
  [
    ['/', '--as', 'icq'],
    '--as is "icq"; it has to be one of telegram, whatsapp, x, slack, instagram, google.',
  ],
  [
    ['/', '--origin', 'localhost'],
    '--origin is "localhost"; it has to be an address such as http://localhost:4173.',
  ],
])('%j exits with 2', async (options, message) => {
  const { code, stderr } = await crawl(...options)
  expect(code).toBe(2)
  expect(stderr).toContain(message)
})
