import { useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import type { Picture } from '#contracts/values.ts'
import { productImageSizes } from '../image-sizes.ts'
import { imageSources } from '#src/ui/Picture/image-sources.ts'
import classes from './HoverZoom.module.css'

/** Matches the scale in `HoverZoom.module.css`. */
const enlargedSizes = '1500px'

export function HoverZoom({ picture }: { picture: Picture }): ReactNode {
  const [isLoaded, setLoaded] = useState(false)
  const [isHovered, setHovered] = useState(false)

  /** Set on the element: following the pointer needs no React render. */
  function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    currentTarget.style.setProperty('--x', `${((clientX - left) / width) * 100}%`)
    currentTarget.style.setProperty('--y', `${((clientY - top) / height) * 100}%`)
    setHovered(true)
  }

  return (
    <span
      className={classes.glass}
      data-on={(isLoaded && isHovered) || undefined}
      onPointerMove={followPointer}
    >
      <img
        {...imageSources(picture.src, productImageSizes.width, enlargedSizes)}
        alt=""
        className={classes.picture}
        onLoad={() => setLoaded(true)}
        draggable={false}
      />
    </span>
  )
}
