import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { livePictures } from './live-pictures.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const pageBytes = 100_000
const pages = 200

/** Each time new text, as a renderer makes it. */
const pageOf = (at: number) =>
  Buffer.from(
    `<meta property="og:title" content="A pot from Zanjan, number ${at}"/><meta property="og:image" content="/pot-${at}.jpg"/>`.padEnd(
      pageBytes,
    ),
  ).toString()

test('a link preview that is named does not keep its page in memory', async () => {
  const pictures = await livePictures(async () => null)
  pictures.withTags(pageOf(0), '/search/copper/pot-0')
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let at = 1; at <= pages; at += 1) pictures.withTags(pageOf(at), `/search/copper/pot-${at}`)
  collectGarbage()
  expect((process.memoryUsage().heapUsed - before) / pages).toBeLessThan(pageBytes / 10)
  expect(pictures.of('/search/copper/pot-7')?.page.title).toBe('A pot from Zanjan, number 7')
})
