import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { fetchPage } from './fetch-page.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, 'localhost')
  servers.push(server)
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const html = `<title>${'Pot '.repeat(500)}</title>`

test.each([
  ['gzip', gzipSync(html)],
  ['br', brotliCompressSync(html)],
])('a page compressed with %s is read, and its size on the wire is known', async (encoding, body) => {
  const origin = await serve((_, to) =>
    to.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(body),
  )
  expect(await fetchPage(`${origin}/pot`, 'Twitterbot/1.0')).toMatchObject({
    address: `${origin}/pot`,
    redirect: null,
    status: 200,
    headers: { 'content-type': 'text/html' },
    html,
    compressedBytes: body.length,
  })
})

test('a crawler sends its name, and neither cookies nor a language', async () => {
  const seen: object[] = []
  const origin = await serve(({ headers }, to) => to.end(String(seen.push(headers))))
  const page = await fetchPage(origin, 'Twitterbot/1.0')
  expect(seen[0]).toMatchObject({ 'user-agent': 'Twitterbot/1.0', accept: 'text/html' })
  expect(Object.keys(seen[0]!)).not.toEqual(expect.arrayContaining(['cookie', 'accept-language']))
  expect(page.compressedBytes).toBeNull()
})

test('one redirect is followed, a second one is the answer', async () => {
  const origin = await serve(({ url }, to) => {
    const next: Record<string, string> = { '/a': '/b', '/c': '/a' }
    if (!next[url!]) return to.end('the page')
    return to.writeHead(301, { location: next[url!] }).end()
  })
  expect(await fetchPage(`${origin}/a`, 'a')).toMatchObject({
    address: `${origin}/b`,
    redirect: { from: `${origin}/a`, status: 301 },
    status: 200,
    html: 'the page',
  })
  expect(await fetchPage(`${origin}/c`, 'a')).toMatchObject({
    address: `${origin}/a`,
    redirect: { from: `${origin}/c`, status: 301 },
    status: 301,
    headers: { location: '/b' },
  })
})

test('a redirect to another origin is not followed', async () => {
  const origin = await serve((_, to) => to.writeHead(302, { location: 'https://other.test/' }).end())
  expect(await fetchPage(origin, 'a')).toMatchObject({ redirect: null, status: 302 })
})

test('an answer that is no text of its encoding is an error with the address', async () => {
  const origin = await serve((_, to) => to.writeHead(200, { 'content-encoding': 'br' }).end('no br'))
  await expect(fetchPage(origin, 'a')).rejects.toThrow(`${origin}/ cannot be read`)
})
