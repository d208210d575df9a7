import sharp from 'sharp'
import type { FetchPicture, PictureAnswer } from '#mocks/server/panel/crawler/pictures.ts'

const timeout = 15_000

export const fetchPicture: FetchPicture = async (address) => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    const type = response.headers.get('content-type')?.split(';')[0] ?? null
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, type, bytes: body.length, ...(await dimensionsOf(body)) }
  } catch {
    return { status: null, type: null, bytes: null, width: null, height: null }
  }
}

async function dimensionsOf(body: Buffer): Promise<Pick<PictureAnswer, 'width' | 'height'>> {
  try {
    const { width, height } = await sharp(body).metadata()
    return { width, height }
  } catch {
    return { width: null, height: null }
  }
}
