import { expect, test } from 'vitest'
import { video } from '../../shop/content/video.ts'
import { videoReply } from './videos.ts'

const path = '/api/videos/the-sound-of-the-setar.webm'

test.each(video.map(({ label }) => label))('the video of %s exists', async (label) => {
  const reply = await videoReply(`/api/videos/${label}.webm`, undefined)
  expect(reply?.headers.get('content-type')).toBe('video/webm')
})

test.each([
  ['bytes=0-3', 'bytes 0-3', [0x1a, 0x45, 0xdf, 0xa3]],
  ['bytes=1-1', 'bytes 1-1', [0x45]],
])('Range %s answers a partial video', async (range, said, bytes) => {
  const reply = await videoReply(path, range)
  expect(reply?.status).toBe(206)
  expect(reply?.headers.get('content-range')).toMatch(said)
  expect([...new Uint8Array(await reply!.arrayBuffer())]).toEqual(bytes)
})

test('open-ended and suffix ranges reach the last byte', async () => {
  const size = (await (await videoReply(path, undefined))!.arrayBuffer()).byteLength
  for (const range of [`bytes=${size - 5}-`, 'bytes=-5'])
    expect((await videoReply(path, range))?.headers.get('content-range')).toBe(
      `bytes ${size - 5}-${size - 1}/${size}`,
    )
})

test.each(['/api/videos/none.webm', '/api/videos/../node/videos.ts', '/api/pictures/hero.svg'])(
  '%s is not a video',
  async (other) => expect(await videoReply(other, undefined)).toBeNull(),
)
