import { afterEach, expect, test } from 'vitest'
import { apiClient } from './api-client.ts'
import { withEtags } from './etag-cache.ts'
import { openRecorder, type Handle } from './test-shop.ts'

const closing: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function open(handle: Handle, { timeout = 5_000, maxBytes = 1_000_000 } = {}) {
  const api = await openRecorder(handle)
  closing.push(api.close)
  const results: string[] = []
  const onResult = (result: string) => void results.push(result)
  const ask = withEtags(apiClient({ base: api.url, timeout, onResult }), { maxBytes })
  return {
    api,
    results,
    text: async (path: string, language = 'fa-IR') => (await ask(path, { language })).text(),
  }
}

/** Answers 304 to who has the answer already. */
const tagged: Handle = async ({ path, headers }) => {
  const text = `${headers['accept-language']} ${path}`
  const etag = `"${text.length}"`
  return headers['if-none-match'] === etag
    ? new Response(null, { status: 304, headers: { etag } })
    : new Response(text, { headers: { etag } })
}

test('an answer with an ETag is sent once, for each language', async () => {
  const { api, results, text } = await open(tagged)
  const texts = [
    await text('/api/a'),
    await text('/api/a'),
    await text('/api/a', 'en-US'),
    await text('/api/a'),
  ]
  expect(texts).toEqual(['fa-IR /api/a', 'fa-IR /api/a', 'en-US /api/a', 'fa-IR /api/a'])
  expect(results).toEqual(['2xx', '304', '2xx', '304'])
  expect(api.asked.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    '"12"',
    undefined,
    '"12"',
  ])
})

test('the answer to what somebody typed is not kept', async () => {
  const { results, text } = await open(tagged)
  for (const path of [
    '/api/a?text=pot',
    '/api/a?text=pot',
    '/api/a?page=1&text=pot',
    '/api/a?page=1&text=pot',
  ])
    await text(path)
  expect(results).toEqual(['2xx', '2xx', '2xx', '2xx'])
})

test('an answer that has changed takes the place of the one that was kept', async () => {
  let version = 1
  const { text } = await open(async ({ headers }) =>
    headers['if-none-match'] === `"${version}"`
      ? new Response(null, { status: 304 })
      : new Response(`version ${version}`, { headers: { etag: `"${version}"` } }),
  )
  const texts = [await text('/api/a')]
  version = 2
  texts.push(await text('/api/a'), await text('/api/a'))
  expect(texts).toEqual(['version 1', 'version 2', 'version 2'])
})

test('an answer without an ETag, and a refusal, are asked for each time', async () => {
  const { api, text } = await open(async ({ path }) =>
    path === '/api/plain'
      ? new Response('plain')
      : new Response('no', { status: 404, headers: { etag: '"1"' } }),
  )
  for (const path of ['/api/plain', '/api/plain', '/api/none', '/api/none']) await text(path)
  expect(api.asked.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('answers are kept up to a size', async () => {
  const { results, text } = await open(tagged, { maxBytes: 40 })
  for (const path of ['/api/a', '/api/b', '/api/b', '/api/a']) await text(path)
  expect(results).toEqual(['2xx', '2xx', '304', '2xx'])
})

test('a call whose body does not come in time fails', async () => {
  const { results, text } = await open(async () => new Response(new ReadableStream()), { timeout: 50 })
  await expect(text('/api/slow')).rejects.toThrow('timeout')
  expect(results).toEqual(['timeout'])
})

test('a backend that cannot be reached is a failed call', async () => {
  const { api, results, text } = await open(tagged)
  closing.length = 0
  await api.close()
  await expect(text('/api/a')).rejects.toThrow('fetch failed')
  expect(results).toEqual(['failed'])
})
