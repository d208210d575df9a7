import sharp from 'sharp'
import type { PictureFacts } from '#mocks/server/panel/crawler/pictures.ts'

type Facts = Omit<PictureFacts, 'address'>

const timeout = 15_000

export async function fetchPicture(address: string): Promise<Facts> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    const type = response.headers.get('content-type')?.split(';')[0] ?? null
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, type, bytes: body.length, ...(await dimensionsOf(body)) }
  } catch {
    return { status: null, type: null, bytes: null, width: null, height: null }
  }
}

async function dimensionsOf(body: Buffer): Promise<Pick<Facts, 'width' | 'height'>> {
  try {
    const { width, height } = await sharp(body).metadata()
    return { width, height }
  } catch {
    return { width: null, height: null }
  }
}
