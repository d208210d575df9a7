import { expect, test } from 'vitest'
import { productsByLeaf } from '../shop/catalogue/products.ts'
import { answer } from './answer.ts'

const [carpet] = productsByLeaf['handwoven-carpets'] ?? []
const picture = `http://shop.test/api/pictures/${carpet?.label}/1-whole.svg`

const ask = async (url: string, headers: HeadersInit = {}) => (await answer(new Request(url, { headers })))!

test('a picture is a deterministic, immutable SVG of the requested width', async () => {
  const response = await ask(`${picture}?w=300`)
  const svg = await response.text()
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 1000" width="300" height="375">/)
  expect(await (await ask(`${picture}?w=300`)).text()).toBe(svg)
  expect(await (await ask(`${picture}?w=9`)).text()).toContain('width="40"')
  expect(await (await ask(picture.replace('1-whole', '2-detail'))).text()).not.toBe(svg)
})

test('a picture with a matching ETag answers 304', async () => {
  const etag = (await ask(picture)).headers.get('etag')!
  expect((await ask(picture, { 'if-none-match': etag })).status).toBe(304)
})

test.each(['1-back.svg', '99-whole.svg', '1-whole.png'])('%s answers 404', async (file) => {
  expect((await ask(picture.replace('1-whole.svg', file))).status).toBe(404)
})

test('the hero picture of the home page is served', async () => {
  expect(await (await ask('http://shop.test/api/pictures/hero.svg')).text()).toContain(
    'viewBox="0 0 1600 900"',
  )
})
