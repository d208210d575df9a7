import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerOf, headersFileName, sendAsInProduction } from './serve-pages.ts'

const files = new Set([
  '/index.html',
  '/search/copper.html',
  '/search/copper.page-2.html',
  '/404.html',
  '/en/404.html',
  '/ru/404.html',
])
const answer = (address: string) => answerOf(address, (path) => files.has(path))

test.each([
  ['/', 200, '/index.html'],
  ['/search/copper', 200, '/search/copper.html'],
  ['/search/copper?utm_source=x', 200, '/search/copper.html'],
  ['/search/copper?page=2', 200, '/search/copper.page-2.html'],
  ['/search/copper?sort=newest', 200, '/shell.html'],
  ['/basket', 200, '/shell.html'],
  ['/search/copper?page=9', 404, '/404.html'],
  ['/en/profile/likes', 200, '/shell.html'],
  ['/en/nowhere', 404, '/en/404.html'],
  ['/ru/nowhere', 404, '/ru/404.html'],
  ['/en/404', 404, '/en/404.html'],
  ['/index', 404, '/404.html'],
])('%s is answered with %d and %s', (address, status, file) => {
  expect(answer(address)).toMatchObject({ status, file })
})

test('a view of a list names the list as its canonical page', () => {
  expect(answer('/search/copper?sort=newest')).toMatchObject({
    headers: { Link: '<https://zarrin.example/search/copper>; rel="canonical"' },
  })
})

test.each([
  ['/search/copper/', '/search/copper'],
  ['/EN/search/copper', '/en/search/copper'],
  ['//search//copper', '/search/copper'],
])('%s redirects to %s', (address, location) => {
  expect(answer(address)).toEqual({ location })
})

test('without prerendered pages the shell answers every address', () => {
  expect(answerOf('/en/nowhere', () => false)).toMatchObject({ status: 200, file: '/shell.html' })
})

async function withServed<Result>(work: (origin: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'served-'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, headersFileName), '{}')
  await writeFile(join(folder, '404.html'), 'Not found')
  const server = createServer((request, response) => {
    const passOn = (error?: unknown) => response.writeHead(error ? 500 : 501).end()
    void sendAsInProduction(folder)(request, response, passOn)
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    return await work(`http://localhost:${port}`)
  } finally {
    server.close()
    await rm(folder, { recursive: true })
  }
}

test.each(['/100%.png', '/%E0%A4%A.css', '/100%'])('the malformed address %s is not found', async (path) => {
  const { status } = await withServed((origin) => fetch(origin + path))
  expect(status).toBe(404)
})

test.each([
  ['//search//copper', '/search/copper'],
  ['//search//copper?page=2', '/search/copper?page=2'],
  ['//other.example/search', '/other.example/search'],
])('over HTTP %s redirects to %s', async (address, location) => {
  const { status, headers } = await withServed((origin) => fetch(origin + address, { redirect: 'manual' }))
  expect([status, headers.get('location')]).toEqual([301, location])
})
