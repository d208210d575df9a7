import type { Ref } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import section from '../Section/Section.module.css'
import carousel from './Carousel.module.css'
import classes from './CarouselSkeleton.module.css'

type Props = {
  size: 'sm' | 'md' | 'lg'
  ratio: number
  ref?: Ref<HTMLDivElement>
}

export function CarouselSkeleton({ size, ratio, ref }: Props) {
  return (
    <div ref={ref} className={`container ${section.section}`} aria-hidden>
      <div className={classes.title}>
        <Skeleton />
      </div>
      <div className={section.actions} />
      <div className={section.content}>
        <div className={`${carousel.track} ${classes.track}`} data-size={size}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className={classes.card}>
              <Skeleton ratio={ratio} />
              <Skeleton />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
