import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '../mocks/server/answer.ts'
import { writeSitemaps } from './write-sitemaps.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sitemaps-'))))
afterAll(() => rm(folder, { recursive: true }))

const read = (name: string) => readFile(join(folder, name), 'utf8')

test('sitemaps of a shop whose pages are live name every page, and no day of a change', async () => {
  const ask = (path: string) => answer(new Request(`http://shop.invalid${path}`)) as Promise<Response>
  const count = await writeSitemaps(folder, { name: 'the mock server', ask })
  const sitemap = await read('fa-ir-sitemap.xml')
  expect(sitemap.match(/<url>/g)).toHaveLength(count)
  expect(sitemap).toContain('https://zarrin.example/search/handwoven-carpets/kashan-medallion-carpet<')
  expect(sitemap).not.toContain('lastmod')
  expect(await read('index-sitemap.xml')).toContain('<loc>https://zarrin.example/ru-ru-sitemap.xml</loc>')
})

test('an API that fails leaves the sitemaps as they are', async () => {
  const before = await read('fa-ir-sitemap.xml')
  const ask = async () => new Response('', { status: 503 })
  await expect(writeSitemaps(folder, { name: 'a shop', ask })).rejects.toThrow('JSON')
  expect(await read('fa-ir-sitemap.xml')).toBe(before)
})
