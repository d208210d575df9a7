import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../answer.ts'
import { inRequestedFormat } from './picture-formats.ts'

const pot = 'http://shop.test/api/pictures/zanjan-copper-pot/1-whole.svg?w=80'

async function ask(url: string, headers: HeadersInit = {}) {
  const request = new Request(url, { headers })
  return inRequestedFormat(request, (await answer(request))!)
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const typeOf = ({ headers }: Response) => headers.get('content-type')

afterEach(() => vi.unstubAllEnvs())

test('fm=webp gives a deterministic WebP of the requested width', async () => {
  const first = await ask(`${pot}&fm=webp`)
  expect(typeOf(first)).toBe('image/webp')
  expect(first.headers.get('cache-control')).toContain('immutable')
  const bytes = await bytesOf(first)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 80, height: 100 })
  expect(await bytesOf(await ask(`${pot}&fm=webp`))).toEqual(bytes)
})

test('MOCK_PICTURES=webp gives WebP only to browsers that accept it', async () => {
  const accept = { accept: 'image/avif,image/webp,*/*' }
  expect(typeOf(await ask(pot, accept))).toContain('svg')
  vi.stubEnv('MOCK_PICTURES', 'webp')
  const response = await ask(pot, accept)
  expect(typeOf(response)).toBe('image/webp')
  expect(response.headers.get('vary')).toBe('Accept')
  expect(typeOf(await ask(pot))).toContain('svg')
})

test('MOCK_PICTURES=plain gives a plain SVG of the same size', async () => {
  const drawn = await (await ask(pot)).text()
  vi.stubEnv('MOCK_PICTURES', 'plain')
  const plain = await ask(pot)
  expect(typeOf(plain)).toContain('svg')
  expect(plain.headers.get('cache-control')).toContain('immutable')
  const text = await plain.text()
  expect(text.slice(0, text.indexOf('>'))).toBe(drawn.slice(0, drawn.indexOf('>')))
  expect(text.length).toBeLessThan(300)
})

test('a 404 is not converted', async () => {
  expect((await ask('http://shop.test/api/pictures/none/1-whole.svg?fm=webp')).status).toBe(404)
})
