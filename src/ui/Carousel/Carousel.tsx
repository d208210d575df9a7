import { Children, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Section } from '#src/ui/Section/Section.tsx'
import { localeTable } from '#i18n/locales.ts'
import { CarouselControls } from './CarouselControls.tsx'
import { useScrollEnds } from './use-scroll-ends.ts'
import { scrollByPage, trackEvents } from './track-events.ts'
import classes from './Carousel.module.css'

type Props = {
  title: string
  note?: ReactNode
  all?: ReactNode
  /** Item width: `sm` and `md` fit four on a wide screen, `lg` three. */
  size: 'sm' | 'md' | 'lg'
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function Carousel({ title, note, all, size, ref, children }: Props) {
  const { LL, locale } = useI18nContext()
  const onward = localeTable[locale].direction === 'rtl' ? -1 : 1
  const track = useRef<HTMLUListElement>(null)
  const { atStart, atEnd } = useScrollEnds(track, Children.count(children))
  const fits = atStart && atEnd
  const controls = !fits && (
    <CarouselControls
      title={title}
      atStart={atStart}
      atEnd={atEnd}
      onPrevious={() => scrollByPage(track.current, onward === 1 ? -1 : 1)}
      onNext={() => scrollByPage(track.current, onward)}
    />
  )
  return (
    <Section
      ref={ref}
      title={title}
      note={note}
      roleDescription={fits ? undefined : LL.search.rows.carousel()}
      actions={
        (all || controls) && (
          <>
            {all}
            {controls}
          </>
        )
      }
    >
      <ul
        {...trackEvents(onward)}
        ref={track}
        className={classes.track}
        data-size={size}
        aria-label={title}
        tabIndex={fits ? undefined : 0}
      >
        {children}
      </ul>
    </Section>
  )
}
