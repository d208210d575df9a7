import { Suspense, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Picture as PictureData } from '#contracts/values.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { localeTable } from '#i18n/locales.ts'
import { productImageSizes } from '../image-sizes.ts'
import { useSnapTrack } from './use-snap-track.ts'
import classes from './Gallery.module.css'

const Lightbox = lazyOptional(
  () => import('#src/ui/Lightbox/Lightbox.tsx'),
  'Lightbox',
  dialogFallback((LL) => LL.pictures.large()),
)

const HoverZoom = lazyOptional(() => import('../HoverZoom/HoverZoom.tsx'), 'HoverZoom')

/** In prerendered pages, whose buttons are inert, the keyboard scrolls the track itself. */
const trackTabIndex = import.meta.env.SSR ? 0 : undefined

type Props = { title: string; pictures: readonly PictureData[] }

export function Gallery({ title, pictures }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const { track, shown, goTo, ...trackHandlers } = useSnapTrack()
  const thumbs = useRef<HTMLUListElement>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const [lightbox, setLightbox] = useState<'unused' | 'open' | 'closed'>('unused')
  const count = pictures.length
  const forward = localeTable[locale].direction === 'rtl' ? -1 : 1

  const buttonOf = (list: HTMLElement | null, index: number) => list?.querySelectorAll('button')[index]

  function show(index: number) {
    const next = Math.min(count - 1, Math.max(0, index))
    goTo(next)
    const thumb = buttonOf(thumbs.current, next)
    if (thumb) scrollToCentre(thumb, thumbs.current!)
    return next
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const keys: Record<string, number> = {
      ArrowRight: shown + forward,
      ArrowLeft: shown - forward,
      Home: 0,
      End: count - 1,
    }
    const target = keys[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = show(target)
    const list = thumbs.current?.contains(document.activeElement) ? thumbs.current : track.current
    buttonOf(list, next)?.focus({ preventScroll: true })
  }

  return (
    <section aria-label={LL.pictures.of({ title })} className={classes.gallery}>
      <div className={classes.stage}>
        <ul ref={track} className={classes.track} tabIndex={trackTabIndex} {...trackHandlers}>
          {pictures.map((picture, index) => (
            <li key={picture.src} className={classes.slide} data-off-paper={index !== shown || undefined}>
              <button
                type="button"
                className={classes.open}
                tabIndex={index === shown ? 0 : -1}
                aria-haspopup="dialog"
                aria-label={LL.pictures.enlarge({ title: picture.alt })}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(index)}
                onPointerLeave={() => setHovered(null)}
                onKeyDown={onKeyDown}
                onClick={() => setLightbox('open')}
              >
                <Picture picture={picture} {...productImageSizes} eager={index === 0} />
                {hovered === index && (
                  <Suspense>
                    <HoverZoom picture={picture} />
                  </Suspense>
                )}
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className={classes.position} data-off-paper data-alone={count < 2 || undefined}>
          <span className="visually-hidden">{LL.pictures.position({ index: shown + 1, count })}</span>
          <span aria-hidden>
            {format.digits(shown + 1)} / {format.digits(count)}
          </span>
        </p>
      </div>
      {count > 1 && (
        <ul ref={thumbs} className={classes.thumbs} data-off-paper>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <button
                type="button"
                className={classes.thumb}
                tabIndex={index === shown ? 0 : -1}
                aria-label={LL.pictures.show({ index: index + 1 })}
                aria-current={index === shown}
                onKeyDown={onKeyDown}
                onClick={() => show(index)}
              >
                <Picture picture={picture} width={88} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {lightbox !== 'unused' && (
        <Suspense>
          <Lightbox
            title={title}
            pictures={pictures}
            shown={shown}
            opened={lightbox === 'open'}
            onShow={show}
            onClose={() => setLightbox('closed')}
            onClosed={() => buttonOf(track.current, shown)?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </section>
  )
}

/** `scrollIntoView` would scroll the page as well. */
function scrollToCentre(thumb: Element, list: Element) {
  const [one, all] = [thumb.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollBy({
    left: one.left + one.width / 2 - all.left - all.width / 2,
    top: one.top + one.height / 2 - all.top - all.height / 2,
  })
}
