import { useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import type { Picture } from '#contracts/values.ts'
import { productShown } from '../shown.ts'
import { sourcesOf } from '#src/ui/Picture/sources.ts'
import classes from './HoverZoom.module.css'

/** As much larger than the picture as its style says. */
const enlarged = '1500px'

/** The part of a picture under the mouse, enlarged, once the larger picture has come. */
export default function HoverZoom({ picture }: { picture: Picture }): ReactNode {
  const [isLoaded, setLoaded] = useState(false)
  const [isOn, setOn] = useState(false)

  /** Written to the element: the picture follows the mouse without drawing the page. */
  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    currentTarget.style.setProperty('--x', `${((clientX - left) / width) * 100}%`)
    currentTarget.style.setProperty('--y', `${((clientY - top) / height) * 100}%`)
    setOn(true)
  }

  return (
    <span className={classes.glass} data-on={(isLoaded && isOn) || undefined} onPointerMove={follow}>
      <img
        {...sourcesOf(picture.src, productShown.width, enlarged)}
        alt=""
        className={classes.picture}
        onLoad={() => setLoaded(true)}
        draggable={false}
      />
    </span>
  )
}
