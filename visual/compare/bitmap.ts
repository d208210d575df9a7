import type { Rect } from '../report.ts'

/** RGBA, one byte per channel, row by row from the top. */
export type Bitmap = { width: number; height: number; data: Uint8Array }

/** One number per pixel. Shares memory with the bitmap if that is aligned to four bytes. */
export function pixelsOf({ data, width, height }: Bitmap): Uint32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
}

export function bitmapOf(pixels: Uint32Array, width: number): Bitmap {
  const data = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  return { width, height: width === 0 ? 0 : pixels.length / width, data }
}

export function crop(bitmap: Bitmap, { x, y, width, height }: Rect): Bitmap {
  const from = pixelsOf(bitmap)
  const to = new Uint32Array(width * height)
  for (let row = 0; row < height; row++) {
    const start = (y + row) * bitmap.width + x
    to.set(from.subarray(start, start + width), row * width)
  }
  return bitmapOf(to, width)
}

export function enlarge(bitmap: Bitmap, width: number, height: number): Bitmap {
  if (bitmap.width === width && bitmap.height === height) return bitmap
  const from = pixelsOf(bitmap)
  const to = new Uint32Array(width * height)
  for (let row = 0; row < bitmap.height; row++)
    to.set(from.subarray(row * bitmap.width, (row + 1) * bitmap.width), row * width)
  return bitmapOf(to, width)
}

export function mirror(bitmap: Bitmap): Bitmap {
  const pixels = pixelsOf(bitmap).slice()
  for (let row = 0; row < bitmap.height; row++)
    pixels.subarray(row * bitmap.width, (row + 1) * bitmap.width).reverse()
  return bitmapOf(pixels, bitmap.width)
}
