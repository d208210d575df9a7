import type { Picture as PictureData } from '#contracts/values.ts'
import type { Shown } from './sized-address.ts'
import { sourcesOf } from './sources.ts'
import classes from './Picture.module.css'

type Props = Shown & {
  picture: PictureData
  /** Width over height. */
  ratio?: number
  eager?: boolean
  /** Empty where the words beside it say the same. */
  alt?: string
}

/** A picture on the ground that belongs to it, so that nothing moves when it arrives. */
export function Picture({ picture, width, sizes, ratio = 4 / 5, eager = false, alt = picture.alt }: Props) {
  return (
    <img
      className={classes.picture}
      style={{ backgroundColor: picture.tint, aspectRatio: ratio }}
      {...sourcesOf(picture.src, width, sizes)}
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
