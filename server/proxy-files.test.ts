import { afterEach, expect, test } from 'vitest'
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

test('a connection that is cut behind the server is cut before it', async () => {
  const { files, get } = await open()
  await files.close()
  closing.pop()
  await expect(get('/assets/app.js')).rejects.toThrow('fetch failed')
})
