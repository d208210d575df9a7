import { expect, test } from 'vitest'
import { captionsFile } from './captions-file.ts'

const read = (address: string) => decodeURIComponent(address.replace('data:text/vtt;charset=utf-8,', ''))

test('captions become WebVTT cues of one escaped line each', () => {
  const captions = [
    { from: 0, to: 2.5, text: 'چوب، هشت سال' },
    { from: 3661, to: 3662, text: 'a\n\nb --> <i>c</i> & d' },
  ]
  expect(read(captionsFile(captions))).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nچوب، هشت سال\n\n' +
      '01:01:01.000 --> 01:01:02.000\na b --&gt; &lt;i&gt;c&lt;/i&gt; &amp; d',
  )
})

test('a film without captions has an empty WebVTT file', () => {
  expect(read(captionsFile([]))).toBe('WEBVTT')
})
