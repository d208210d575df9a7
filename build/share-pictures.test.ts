import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locales } from '../i18n/locales.ts'
import type { SharePage } from './share-picture/page-words.ts'
import { sharePictures, type FetchPicture } from './share-pictures.ts'

const pot = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100"><rect width="80" height="100" fill="#b87333"/></svg>',
)
const page: SharePage = {
  locale: 'fa',
  title: 'دیگ مسی زنجان',
  picture: '/api/pictures/pot.svg',
  price: { now: { amount: 12_500_000, unit: 'IRR' }, before: null },
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = (fetchPicture: FetchPicture = async () => pot) => sharePictures({ fetchPicture, folder })

test('a picture that is in the cache is not drawn again', async () => {
  const { fileName, jpeg } = await open()(page)
  expect(await readdir(folder)).toEqual([fileName])
  expect(jpeg.length).toBeGreaterThan(1000)
  await writeFile(join(folder, fileName), 'cached')
  expect(String((await open()(page)).jpeg)).toBe('cached')
})

test('any change of a card gives it another name', async () => {
  const changes: Partial<SharePage>[] = [
    {},
    { title: 'دیگ مسی' },
    { locale: 'en' },
    { price: null },
    { price: { now: { amount: 12_600_000, unit: 'IRR' }, before: null } },
    { price: { now: { amount: 0, unit: 'IRR' }, before: null } },
    { price: { now: { amount: 12_500_000, unit: 'IRR' }, before: { amount: 14_000_000, unit: 'IRR' } } },
    { picture: null },
  ]
  const shared = open()
  const names = await Promise.all(
    changes.map(async (change) => (await shared({ ...page, ...change })).fileName),
  )
  const other = await open(async () => Buffer.concat([pot, Buffer.from(' ')]))(page)
  expect(new Set([...names, other.fileName]).size).toBe(changes.length + 1)
})

test('a picture is fetched once for its three languages', async () => {
  const fetchPicture = vi.fn<FetchPicture>(async () => pot)
  const shared = open(fetchPicture)
  await Promise.all(locales.map((locale) => shared({ ...page, locale })))
  expect(fetchPicture.mock.calls).toEqual([[page.picture]])
})

test.each<[string, FetchPicture]>([
  ['missing', async () => null],
  ['failing', async () => Promise.reject(new Error('503'))],
])('a picture gives the card without one: %s', async (_, fetchPicture) => {
  const without = await open()({ ...page, picture: null })
  expect((await open(fetchPicture)(page)).fileName).toBe(without.fileName)
})

test('builds that run at once share the folder, and leave no part behind', async () => {
  const builds = await Promise.all([open(), open(), open()].map((shared) => shared(page)))
  expect(new Set(builds.map(({ jpeg }) => Buffer.from(jpeg).toString('base64'))).size).toBe(1)
  expect(await readdir(folder)).toEqual([builds[0]!.fileName])
})

test('the folder may be deleted while pictures are drawn', async () => {
  const shared = open()
  await shared(page)
  await rm(folder, { recursive: true })
  await shared({ ...page, locale: 'ru' })
  expect(await readdir(folder)).toHaveLength(1)
})
