import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRunArtifacts } from '../approve/run-artifacts.ts'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import { fixtureConfig } from '../capture/fixture/config.ts'
import { emptyDiagnostics, imageOf } from '../capture/shot.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import type { Decision } from '../report.ts'
import { finding, report } from './app/fixtures.ts'
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

const dataOf = (page: string) => JSON.parse(/id="data">([^<]+)/.exec(page)![1]!)

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

test('a decision about a report that another run has replaced is refused', async () => {
  const host = `localhost:${port}`
  const outdated = { report: '2026-11-20T10:00:00Z', by: 'Sara', decisions: [] }
  const { status, body } = await decide({ host, origin: `http://${host}` }, outdated)
  expect([status, JSON.parse(body).message]).toEqual([
    400,
    'Another run has replaced this report: load the page again.',
  ])
})

test('the review says which folders a committed decision is taken back in', async () => {
  const { body } = await send('GET', '/', { host: `localhost:${port}` })
  const { takeBack } = dataOf(body)
  expect(takeBack).toContain(join(folder, 'baselines', 'lock'))
  const [pictures, diagnostics] = ['pictures', 'diagnostics'].map((name) => join(folder, 'baselines', name))
  expect(takeBack).toContain(`delete the files that it added to ${pictures} and ${diagnostics}`)
})

test('an unexpected error is answered with its message, and the review is served on', async () => {
  const host = `localhost:${port}`
  const valid = { report: report([]).at, by: 'Sara', decisions: [] }
  const { status, body } = await decide({ host, origin: `http://${host}` }, valid)
  expect([status, JSON.parse(body).message]).toEqual([500, expect.stringContaining('ENOTDIR')])
  expect(await send('GET', '/', { host })).toMatchObject({ status: 200 })
})

/** A review of two new shots. */
async function serveTwoShots() {
  const shared = await mkdtemp(join(tmpdir(), 'visual-review-'))
  const own = {
    report: join(shared, 'report'),
    baselines: join(shared, 'baselines'),
    approvals: join(shared, 'approvals'),
  }
  const keys = ['badge--one fa light 390', 'badge--two fa light 390'] as const
  const lines: Lock = new Map()
  await mkdir(join(own.report, 'pictures'), { recursive: true })
  for (const [at, key] of keys.entries()) {
    const png = await sharp({ create: { width: 9 + at, height: 9, channels: 3, background: '#caa228' } })
      .png()
      .toBuffer()
    const picture = imageOf(png)
    await writeFile(join(own.report, 'pictures', `${picture.hash}.png`), png)
    lines.set(key, {
      picture,
      diagnostics: hashDiagnostics(emptyDiagnostics),
      browserVersion: '153',
      tolerated: [],
    })
  }
  await writeRunArtifacts(own.report, lines, new Map([[hashDiagnostics(emptyDiagnostics), emptyDiagnostics]]))
  const found = [...lines].map(([key, { picture }]) =>
    finding(key, { verdict: 'new', before: null, after: picture }),
  )
  await writeFile(join(own.report, 'report.json'), JSON.stringify(report(found)))
  const served = await serveReview({ ...fixtureConfig, ...own }, 0)
  return {
    keys,
    lines,
    baselines: openBaselines(own.baselines),
    url: served.url,
    post: (key: string, parts: Partial<Decision> = {}, of = report([]).at) => {
      const { hash } = lines.get(key)!.picture
      const decision = { key, hash, choice: 'approve', comment: '', until: null, ...parts }
      return fetch(`${served.url}decisions`, {
        method: 'POST',
        headers: { origin: new URL(served.url).origin },
        body: JSON.stringify({ report: of, by: 'Sara', decisions: [decision] }),
      })
    },
    async close() {
      await served.close()
      await rm(shared, { recursive: true })
    },
  }
}

test('decisions that are posted at once are written one after another', async () => {
  const { keys, lines, baselines, post, close } = await serveTwoShots()
  try {
    const answers = await Promise.all([post(keys[0], {}, 'another'), ...keys.map((key) => post(key))])
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 200])
    expect([...(await baselines.readLock()).keys()]).toEqual(keys)
    for (const { picture } of lines.values()) expect(await baselines.hasPicture(picture.hash)).toBe(true)
  } finally {
    await close()
  }
})

test('a page that is loaded after a commit has its decisions and who made them', async () => {
  const { keys, url, post, close } = await serveTwoShots()
  try {
    await post(keys[0])
    await post(keys[1], { choice: 'reject', comment: 'Too dark' })
    const page = await (await fetch(url)).text()
    expect(dataOf(page).report.findings).toMatchObject([
      { rejected: null, decided: { by: 'Sara', choice: 'approve', comment: '', until: null } },
      {
        rejected: { by: 'Sara', reason: 'Too dark' },
        decided: { by: 'Sara', choice: 'reject', comment: 'Too dark', until: null },
      },
    ])
  } finally {
    await close()
  }
})

test('the answer to a commit that is refused has the keys of its shots', async () => {
  const { keys, post, close } = await serveTwoShots()
  try {
    await post(keys[0])
    const refusal = await post(keys[0], { choice: 'reject', comment: 'Too dark' })
    expect([refusal.status, await refusal.json()]).toEqual([
      400,
      { message: expect.stringContaining('Approved already by Sara'), refused: [keys[0]] },
    ])
  } finally {
    await close()
  }
})
