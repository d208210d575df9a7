import type { Ref } from 'react'
import { Blank } from '#src/ui/Blank/Blank.tsx'
import section from '#src/ui/Section/Section.module.css'
import carousel from './Carousel.module.css'
import classes from './CarouselPending.module.css'

type Props = {
  size: 'sm' | 'md' | 'lg'
  /** Width over height of the pictures. */
  ratio: number
  ref?: Ref<HTMLDivElement>
}

/** Stands where a carousel will, of its size. */
export function CarouselPending({ size, ratio, ref }: Props) {
  return (
    <div ref={ref} className={`container ${section.section}`} aria-hidden>
      <div className={classes.title}>
        <Blank />
      </div>
      <div className={section.actions} />
      <div className={section.content}>
        <div className={`${carousel.track} ${classes.track}`} data-size={size}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className={classes.card}>
              <Blank ratio={ratio} />
              <Blank />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
