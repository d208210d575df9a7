import { EventEmitter, once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openServer } from '#mocks/server/node/open-server.ts'
import { openRecorder, openShop } from './test-shop.ts'

const closing: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function open() {
  const files = await openRecorder(
    async ({ path }) => new Response(`files have ${path}`, { status: 201, headers: { 'x-from': 'files' } }),
  )
  const shop = await openShop({ files: files.url })
  closing.push(shop.close, files.close)
  return { files, ...shop }
}

test.each(['/assets/app.js', '/sw.js', '/api/cart/cart?x=1', '/__mock/session/a', '/basket?scenario=member'])(
  '%s is passed on',
  async (path) => {
    const { get, lines } = await open()
    const response = await get(path)
    const text = await response.text()
    expect([response.status, response.headers.get('x-from'), text]).toEqual([
      201,
      'files',
      `files have ${path}`,
    ])
    expect(JSON.parse(lines[0]!)).toMatchObject({ kind: 'file', status: 201, bytes: text.length })
  },
)

test('a call keeps its method, headers and body', async () => {
  const { files, get } = await open()
  await get('/api/cart/cart', { method: 'POST', body: '{"count":1}', headers: { cookie: 'token=1' } })
  expect(files.asked).toMatchObject([{ method: 'POST', body: '{"count":1}', headers: { cookie: 'token=1' } }])
})

test.each(['/search/copper', '/nowhere', '/EN', '/share/none.jpg', '/about.0000.payload.json', '/_ready'])(
  '%s is not passed on',
  async (path) => {
    const { files, get } = await open()
    await get(path)
    expect(files.asked).toEqual([])
  },
)

/** Files whose answers never end. `asked` is the answer to the next request. */
async function openHeld(begin: (response: ServerResponse) => void) {
  const answers = new EventEmitter()
  const asked = once(answers, 'asked') as Promise<[ServerResponse]>
  const files = await openServer(
    (_, response) => {
      begin(response)
      answers.emit('asked', response)
    },
    { host: '127.0.0.1' },
  )
  const shop = await openShop({ files: `http://127.0.0.1:${files.port}` })
  closing.push(shop.close, files.close)
  return { asked, logged: () => shop.lines.map((line) => JSON.parse(line)), ...shop }
}

test('a client that leaves before the answer is no error, and its request is logged', async () => {
  const { asked, get, logged } = await openHeld(() => {})
  const leaving = new AbortController()
  const response = get('/assets/app.js', { signal: leaving.signal })
  const [held] = await asked
  leaving.abort()
  await expect(response).rejects.toThrow('aborted')
  await once(held, 'close')
  await expect.poll(logged).toMatchObject([{ kind: 'file', path: '/assets/app.js', status: 499, bytes: 0 }])
})

test('a client that leaves within the answer is no error, and its request is logged', async () => {
  const { get, logged } = await openHeld((response) => response.write('half'))
  const response = await get('/assets/app.js')
  await response.body?.cancel()
  await expect.poll(logged).toMatchObject([{ kind: 'file', path: '/assets/app.js', status: 200, bytes: 4 }])
})

test('an answer that is cut behind the server is an error', async () => {
  const { asked, get, logged } = await openHeld((response) => response.write('half'))
  const response = await get('/assets/app.js')
  const [held] = await asked
  held.destroy()
  await expect(response.text()).rejects.toThrow('terminated')
  await expect.poll(logged).toMatchObject([{ error: 'aborted' }])
})

test('a connection that is cut behind the server is cut before it', async () => {
  const { files, get } = await open()
  await files.close()
  closing.pop()
  await expect(get('/assets/app.js')).rejects.toThrow('fetch failed')
})
