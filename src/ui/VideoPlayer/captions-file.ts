import type { Caption } from '#contracts/videos.ts'

/** Seconds → `00:01:02.500`. */
function timestamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/g, ' ')

export function captionsFile(captions: readonly Caption[]): string {
  const cues = captions.map(
    ({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${escaped(text)}`,
  )
  return `data:text/vtt;charset=utf-8,${encodeURIComponent(['WEBVTT', ...cues].join('\n\n'))}`
}
