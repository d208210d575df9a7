import sharp from 'sharp'
import { imageOf } from '../capture/shot.ts'
import type { Bitmap } from '../compare/bitmap.ts'
import { comparePictures } from '../compare/pictures.ts'
import { signaturesOf } from '../compare/signatures.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Change } from '../report.ts'

type Compared = { change: Change; heat: Buffer; signatures: string[] }

/** Null if the baseline picture is not kept; the shot counts as changed all the same. */
export type Comparer = (before: string, png: Buffer) => Promise<Compared | null>

export function createComparer(baselines: Baselines): Comparer {
  const known = new Map<string, Promise<Compared | null>>()
  const compareWith = async (picture: Buffer | undefined, png: Buffer) =>
    picture ? compareImages(picture, png) : null
  return (before, png) => {
    const pair = `${before} ${imageOf(png).hash}`
    const compared =
      known.get(pair) ?? baselines.findPicture(before).then((picture) => compareWith(picture, png))
    known.set(pair, compared)
    return compared
  }
}

export async function compareImages(picture: Buffer, png: Buffer): Promise<Compared> {
  const [before, after] = await Promise.all([decode(picture), decode(png)])
  const comparison = comparePictures(before, after)
  const heat = await encode(comparison.heat)
  const { pixels, regions, rows } = comparison
  const change: Change = { pixels, regions, rows, heat: imageOf(heat) }
  return { change, heat, signatures: signaturesOf(before, after, comparison) }
}

async function decode(image: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const encode = ({ width, height, data }: Bitmap) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer()
