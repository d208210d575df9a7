import { useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import type { Picture } from '#contracts/values.ts'
import { serverAddress } from '#src/server-address.ts'
import classes from './HoverZoom.module.css'

const source = 1600

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
        src={`${serverAddress(picture.src)}?w=${source}`}
        alt=""
        className={classes.picture}
        onLoad={() => setLoaded(true)}
        draggable={false}
      />
    </span>
  )
}
