import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'

let server: Server
let origin: string
const png = await sharp({ create: { width: 12, height: 7, channels: 3, background: 'gold' } })
  .png()
  .toBuffer()

beforeAll(async () => {
  server = createServer(({ url }, to) => {
    if (url === '/pot.png') return to.writeHead(200, { 'content-type': 'image/png' }).end(png)
    if (url === '/broken.png') return to.writeHead(200, { 'content-type': 'image/png' }).end('no picture')
    return to.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
  }).listen(0, 'localhost')
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test.each([
  ['/pot.png', { status: 200, type: 'image/png', bytes: png.length, width: 12, height: 7 }],
  ['/broken.png', { status: 200, type: 'image/png', bytes: 10, width: null, height: null }],
  ['/none.png', { status: 404, type: 'text/html', width: null, height: null }],
])('%s is %o', async (path, facts) => {
  expect(await fetchPicture(origin + path)).toMatchObject(facts)
})

test.each(['http://localhost:1/pot.png', 'no address'])('%s does not answer', async (address) => {
  expect(await fetchPicture(address)).toEqual({
    status: null,
    type: null,
    bytes: null,
    width: null,
    height: null,
  })
})
