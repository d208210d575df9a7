import { Children, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Section } from '#src/ui/Section/Section.tsx'
import { localeTable } from '#i18n/locales.ts'
import { CarouselControls } from './CarouselControls.tsx'
import { useEnds } from './use-ends.ts'
import { turn, useKeys } from './use-keys.ts'
import classes from './Carousel.module.css'

type Props = {
  title: string
  note?: ReactNode
  /** The link to all of it. */
  all?: ReactNode
  /** How wide one is: `sm` and `md` four abreast on a wide screen, `lg` three. */
  size: 'sm' | 'md' | 'lg'
  ref?: Ref<HTMLElement>
  /** Items of a list. */
  children: ReactNode
}

/**
 * A row that goes on past the edge: by touch as the browser scrolls it, by button, by arrow keys on the track, and by
 * what has the focus in it. Where everything fits it is a row and no more.
 */
export function Carousel({ title, note, all, size, ref, children }: Props) {
  const { LL, locale } = useI18nContext()
  const onward = localeTable[locale].direction === 'rtl' ? -1 : 1
  const track = useRef<HTMLUListElement>(null)
  const { atStart, atEnd } = useEnds(track, Children.count(children))
  useKeys(track, onward)
  const fits = atStart && atEnd
  const controls = !fits && (
    <CarouselControls
      title={title}
      atStart={atStart}
      atEnd={atEnd}
      onBack={() => turn(track.current, onward === 1 ? -1 : 1)}
      onOnward={() => turn(track.current, onward)}
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
