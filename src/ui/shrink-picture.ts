import type { UploadedPicture } from '#contracts/pictures.ts'
import { pictureMaxBytes, pictureTypes } from '#contracts/pictures.ts'

export type PictureProblem = 'type' | 'size' | 'unreadable'

export const fileMaxBytes = 20 * 1024 * 1024
const longestSide = 1600
const qualities = [0.85, 0.7, 0.5]

const toBlob = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** Turned as its EXIF orientation says, on white where it is transparent. */
async function drawUpright(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')!
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  for (const quality of qualities) {
    const blob = await toBlob(canvas, quality)
    if (blob && blob.size <= pictureMaxBytes) return blob
  }
  return null
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const jpegName = (name: string) => `${name.replace(/\.\w+$/, '').slice(0, 240)}.jpg`

/** Encoded anew as JPEG, so that neither the place nor the camera of the file is sent. */
export async function shrinkPicture(file: File): Promise<UploadedPicture | PictureProblem> {
  if (!pictureTypes.some((type) => type === file.type)) return 'type'
  if (file.size > fileMaxBytes) return 'size'
  try {
    const blob = await encode(await drawUpright(file))
    if (!blob) return 'unreadable'
    return { name: jpegName(file.name), type: 'image/jpeg', content: await toBase64(blob) }
  } catch {
    return 'unreadable'
  }
}
