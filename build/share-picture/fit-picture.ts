import sharp from 'sharp'
import { pictureSize, type Size } from './card-layout.ts'

/** `pixels` are RGB, row by row. */
export type FittedPicture = Size & { pixels: Uint8Array }

/** SVG or raster → its pixels at the size of its place on the card; null where it cannot be read. */
export async function fitPicture(picture: Uint8Array): Promise<FittedPicture | null> {
  try {
    const image = sharp(picture)
    const { autoOrient } = await image.metadata()
    const { data, info } = await image
      .autoOrient()
      .resize({ ...pictureSize(autoOrient.width / autoOrient.height), fit: 'cover' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
