import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageOf } from '../capture/shot.ts'
import { finding, report } from '../review/app/fixtures.ts'
import { writeThumbnails } from './thumbnails.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thumbnails-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('thumbnails are the place of the largest change, cut out of both pictures', async () => {
  const page = (background: string) =>
    sharp({ create: { width: 390, height: 900, channels: 3, background } })
      .png()
      .toBuffer()
  const [before, after] = [await page('white'), await page('gold')]
  const heat = imageOf(before)
  const regions = [
    { x: 0, y: 0, width: 10, height: 9 },
    { x: 370, y: 880, width: 10, height: 10 },
  ]
  const change = { pixels: 9, regions, rows: [], heat }
  const findings = [finding('card fa', { before: imageOf(before), after: imageOf(after), change })]
  const group = { id: 'abc', cause: '--gold', keys: ['card fa'], unmirrored: [] }
  const pictures = new Map([before, after].map((png) => [imageOf(png).hash, png]))
  const written = await writeThumbnails(report(findings, [group]), folder, async (hash) => pictures.get(hash))
  const files = [before, after].map((png) => `${imageOf(png).hash}-0-600.png`)
  expect(written).toEqual(new Set(files))
  expect((await readdir(folder)).toSorted()).toEqual(files.toSorted())
  const { width, height } = await sharp(join(folder, files[0]!)).metadata()
  expect([width, height]).toEqual([390, 300])
})

test('a group that a comment leaves out, as all of it is in quarantine, has no thumbnails', async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'gold' } })
    .png()
    .toBuffer()
  const quarantine = { until: '2027-01-01', comment: 'It moves.' }
  const findings = [finding('card fa', { after: imageOf(png), quarantine })]
  const group = { id: 'abc', cause: '--gold', keys: ['card fa'], unmirrored: [] }
  expect(await writeThumbnails(report(findings, [group]), folder, async () => png)).toEqual(new Set())
})
