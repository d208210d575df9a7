import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRunArtifacts } from '../approve/run-artifacts.ts'
import { fixtureConfig } from '../capture/fixture/config.ts'
import { report } from './app/fixtures.ts'
import { serveReview } from './server.ts'

let folder: string
let review: Awaited<ReturnType<typeof serveReview>>
let port: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-review-'))
  await writeRunArtifacts(folder, new Map(), new Map())
  await writeFile(join(folder, 'report.json'), JSON.stringify(report([])))
  const aFile = join(folder, 'report.json')
  const folders = {
    report: folder,
    baselines: join(folder, 'baselines'),
    approvals: join(aFile, 'approvals'),
  }
  review = await serveReview({ ...fixtureConfig, ...folders }, 0)
  port = new URL(review.url).port
})
afterAll(async () => {
  await review.close()
  await rm(folder, { recursive: true })
})

/** `fetch` cannot set `host` and `origin`. */
async function send(method: string, path: string, headers: Record<string, string>, body = '') {
  const outgoing = request(new URL(path, review.url), { method, headers, agent: false })
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: await text(response) }
}

const decide = (headers: Record<string, string>, decisions: object = {}) =>
  send('POST', '/decisions', headers, JSON.stringify(decisions))

test.each(['localhost', '127.0.0.1', '[::1]'])('the review is served at %s', async (name) => {
  const { status, body } = await send('GET', '/', { host: `${name}:${port}` })
  expect([status, body]).toEqual([200, expect.stringContaining('<!doctype html>')])
})

test('the report that a run completes is served when the page is loaded again', async () => {
  await writeFile(join(folder, 'report.json'), JSON.stringify({ ...report([]), left: 7 }))
  const early = await send('GET', '/', { host: `localhost:${port}` })
  await writeFile(join(folder, 'report.json'), JSON.stringify(report([])))
  const late = await send('GET', '/', { host: `localhost:${port}` })
  expect([early, late].map(({ body }) => body.includes('"left":7'))).toEqual([true, false])
})

test.each([
  ['another name', (own: string) => `rebound.example.com:${own}`],
  ['a name that begins like its own', (own: string) => `localhost.example.com:${own}`],
  ['another port', () => 'localhost:1'],
  ['no port', () => 'localhost'],
])('a request with %s as its host is refused', async (_, hostOf) => {
  const host = hostOf(port)
  const answers = [
    await send('GET', '/', { host }),
    await send('GET', `/pictures/${'0'.repeat(32)}`, { host }),
    await decide({ host, origin: `http://${host}` }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(403)
    expect(body).toContain(`open http://localhost:${port}/`)
  }
})

test.each([
  ['another origin', { origin: 'https://example.com' }],
  ['no origin', {}],
])('a decision from %s is refused', async (_, headers) => {
  expect(await decide({ host: `localhost:${port}`, ...headers })).toMatchObject({ status: 403 })
})

test('a decision from the same origin is parsed', async () => {
  const host = `127.0.0.1:${port}`
  const { status, body } = await decide({ host, origin: `http://${host}` })
  expect([status, body]).toEqual([400, expect.stringContaining('no decisions of a review')])
})

test('an unexpected error is answered with its message, and the review is served on', async () => {
  const host = `localhost:${port}`
  const valid = { report: report([]).at, by: 'Sara', decisions: [] }
  const { status, body } = await decide({ host, origin: `http://${host}` }, valid)
  expect([status, JSON.parse(body).message]).toEqual([500, expect.stringContaining('ENOTDIR')])
  expect(await send('GET', '/', { host })).toMatchObject({ status: 200 })
})
