import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { locales } from '../../i18n/locales.ts'
import { card, emptyPane, margin } from './card-layout.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import type { ShareWords } from './draw-words.ts'
import { fitPicture } from './fit-picture.ts'

const svg = (width: number, height: number, body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)
const teal = '<rect width="100%" height="100%" fill="#1d4e5f"/>'

const words: ShareWords = {
  title: 'انگشتر نقره با فیروزه نیشابور',
  price: { now: '۶٬۹۰۰٬۰۰۰', unit: 'تومان', before: '۷٬۵۰۰٬۰۰۰' },
  siteName: 'زرین',
  locale: 'fa',
}

const draw = async (changes: Partial<ShareWords> = {}, picture: Uint8Array | null = null) =>
  drawSharePicture({ ...words, ...changes }, picture && (await fitPicture(picture)))

const digest = (jpeg: Uint8Array) => createHash('sha256').update(jpeg).digest('hex')

async function pixelsOf(jpeg: Uint8Array) {
  const pixels = await sharp(jpeg).greyscale().raw().toBuffer()
  return (x: number, y: number) => pixels[y * card.width + x]!
}

/** The box of what is dark, in pixels of the card. */
async function inkBox(jpeg: Uint8Array) {
  const at = await pixelsOf(jpeg)
  const [xs, ys] = [new Set<number>(), new Set<number>()]
  for (let y = 0; y < card.height; y += 1)
    for (let x = 0; x < card.width; x += 1)
      if (at(x, y) < 110) {
        xs.add(x)
        ys.add(y)
      }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

test.each(locales)('a card is a JPEG of 1200 × 630 under 300 kB: %s', async (locale) => {
  const jpeg = await draw({ locale }, svg(800, 1000, teal))
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...card, channels: 3 })
  expect(jpeg.length).toBeLessThan(300_000)
})

test('a picture of noise is under 300 kB, too', async () => {
  let seed = 1
  const noise = Uint8Array.from({ length: 1200 * 800 * 3 }, () => (seed = (seed * 48271) % 2147483647) % 256)
  const picture = await sharp(noise, { raw: { width: 1200, height: 800, channels: 3 } })
    .png()
    .toBuffer()
  expect((await draw({}, picture)).length).toBeLessThan(300_000)
})

test('a Persian card has its picture at the right and its words at the right of the rest', async () => {
  const at = await pixelsOf(await draw({}, svg(800, 1000, teal)))
  expect(at(1190, 10)).toBeLessThan(100)
  expect(at(10, 10)).toBeGreaterThan(240)
  const { left, right } = await inkBox(await draw({ title: 'فرش', price: undefined }))
  expect(right).toBeGreaterThan(card.width - emptyPane.width - margin - 12)
  expect(left).toBeGreaterThan(400)
})

test('cards of other languages are its mirror', async () => {
  const at = await pixelsOf(await draw({ locale: 'en' }, svg(800, 1000, teal)))
  expect(at(10, 10)).toBeLessThan(100)
  expect(at(1190, 10)).toBeGreaterThan(240)
  const { left } = await inkBox(
    await draw({ title: 'Rug', siteName: 'Zarrin', locale: 'en', price: undefined }),
  )
  expect(left).toBeLessThan(emptyPane.width + margin + 12)
})

test('a wide picture goes across the card', async () => {
  const at = await pixelsOf(await draw({}, svg(1600, 900, teal)))
  expect([at(10, 10), at(1190, 10)].every((level) => level < 100)).toBe(true)
  expect(at(10, 620)).toBeGreaterThan(240)
})

/** Pixels of a letter that may hang over its advance. */
const slack = 12

const endless = 'زربافت'.repeat(1700)
test.each([
  ['long', 'قالیچه پشمی با ترنج و لچک، یال و دم شیر، گره فارسی، رنگ گیاهی روناس و نیل '.repeat(4)],
  ['markup', '<script>alert("x")</script> & <b>]]>&#0;&amp;'],
  ['one word of 10 kB', endless],
  ['a word of 10 kB after others', `فرش ${endless}`],
  ['W of 10 kB', 'W'.repeat(10_000)],
  ['overrides and isolates', '\u202eegrahc on\u202c \u2067\u2066\u2066 قالی \u061c\u200f'],
  ['line separators', 'فرش\u2028دست‌بافت\u2029کاشان\n\n\r\t'],
  ['nothing', ''],
  ['spaces', ' \u00a0\u200c '],
  ['no glyph', '😀👩‍👩‍👧 漢字 \ud800 \u0000'],
  ['many marks', `گ${'ُ'.repeat(400)}ل`],
  ['only signs', '«»()[]…،؛؟'],
])('a hostile title is drawn within the margins: %s', async (_, title) => {
  for (const locale of locales) {
    const { left, right, top, bottom } = await inkBox(await draw({ title, locale }))
    const [start, end] = [emptyPane.width + margin, card.width - margin]
    const [from, to] = locale === 'fa' ? [card.width - end, card.width - start] : [start, end]
    expect({ locale, left, isInside: left > from - slack && right < to + slack }).toMatchObject({
      isInside: true,
    })
    expect({
      locale,
      top,
      bottom,
      isInside: top > margin - slack && bottom < card.height - margin + slack,
    }).toMatchObject({ isInside: true })
  }
})

test.each([svg(800, 800, teal), svg(1600, 900, teal)])(
  'a price of many digits keeps the margins',
  async (picture) => {
    const price = { now: '999,999,999,999,999', unit: 'Toman', before: '999,999,999,999,999' }
    const at = await pixelsOf(await draw({ locale: 'en', siteName: '', title: '', price }, picture))
    const columns = Array.from({ length: 48 }, (_, x) => card.width - 1 - x)
    const rows = Array.from({ length: 200 }, (_, y) => 420 + y)
    expect(columns.every((x) => rows.every((y) => at(x, y) > 200))).toBe(true)
  },
)

test.each([
  ['text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
  ['half an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect')],
  ['an SVG without size', svg(0, 0, teal)],
  ['an endless SVG', svg(400_000, 400_000, teal)],
])('a picture that cannot be read gives the card without one: %s', async (_, picture) => {
  expect(digest(await draw({}, picture))).toBe(digest(await draw({}, null)))
})

test('half a raster gives the card without one', async () => {
  const whole = await sharp(svg(400, 500, teal))
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(digest(await draw({}, whole.subarray(0, 300)))).toBe(digest(await draw({}, null)))
})

test('a transparent picture stands on white', async () => {
  const at = await pixelsOf(
    await draw(
      {},
      await sharp(svg(400, 500, ''))
        .png()
        .toBuffer(),
    ),
  )
  expect(at(1190, 10)).toBe(255)
})

test('the old price, the unit and the price all show', async () => {
  const cards = await Promise.all([
    draw(),
    draw({ price: { now: '۶٬۹۰۰٬۰۰۰', unit: 'تومان' } }),
    draw({ price: { now: '۶٬۹۰۰٬۰۰۰' } }),
    draw({ price: undefined }),
  ])
  expect(new Set(cards.map(digest)).size).toBe(4)
})

test('cards that are drawn at once are the same as each one alone', async () => {
  const logo = await readFile(join(import.meta.dirname, '../../public/icons/zarrin.svg'))
  const each = locales.flatMap((locale) => ['فرش', 'Rug', 'Ковёр'].map((title) => ({ locale, title })))
  const together = await Promise.all(each.map((changes) => draw(changes, logo)))
  for (const [index, changes] of each.entries())
    expect(digest(await draw(changes, logo))).toBe(digest(together[index]!))
})
