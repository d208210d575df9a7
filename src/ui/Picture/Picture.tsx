import type { Picture as PictureData } from '#contracts/values.ts'
import type { ImageSizes } from './sized-address.ts'
import { imageSources } from './image-sources.ts'
import classes from './Picture.module.css'

type Props = ImageSizes & {
  picture: PictureData
  /** Width / height. */
  ratio?: number
  eager?: boolean
  alt?: string
}

export function Picture({ picture, width, sizes, ratio = 4 / 5, eager = false, alt = picture.alt }: Props) {
  return (
    <img
      className={classes.picture}
      style={{ backgroundColor: picture.tint, aspectRatio: ratio }}
      {...imageSources(picture.src, width, sizes)}
      width={width}
      height={Math.round(width / ratio)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
    />
  )
}
