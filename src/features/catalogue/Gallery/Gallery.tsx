import { Suspense, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Picture as PictureData } from '#contracts/values.ts'
import type { ProductVideo } from '#contracts/videos.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { IconPlayerPlayFilled } from '#src/ui/icons.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { localeTable } from '#i18n/locales.ts'
import { productImageSizes } from '../image-sizes.ts'
import { VideoSlide } from './VideoSlide.tsx'
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

type Props = { title: string; pictures: readonly PictureData[]; videos?: readonly ProductVideo[] }

/** Videos come after the pictures. */
export function Gallery({ title, pictures, videos = [] }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const { track, shown, goTo, ...trackHandlers } = useSnapTrack()
  const thumbs = useRef<HTMLUListElement>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const [lightbox, setLightbox] = useState<'unused' | 'open' | 'closed'>('unused')
  const count = pictures.length + videos.length
  const isVideo = shown >= pictures.length
  const printed = isVideo ? 0 : shown
  const thumbnails = [
    ...pictures.map((picture, at) => ({ picture, name: LL.pictures.show({ index: at + 1 }), isFilm: false })),
    ...videos.map((video) => ({ picture: video.picture, name: LL.pictures.film.show(video), isFilm: true })),
  ]
  const forward = localeTable[locale].direction === 'rtl' ? -1 : 1

  const controlOf = (list: HTMLElement | null, index: number) =>
    list?.children[index]?.querySelector<HTMLElement>('button, video')

  function show(index: number) {
    const next = Math.min(count - 1, Math.max(0, index))
    goTo(next)
    const thumb = controlOf(thumbs.current, next)
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
    /** Slides that are not shown may be inert. */
    const next = flushSync(() => show(target))
    const list = thumbs.current?.contains(document.activeElement) ? thumbs.current : track.current
    controlOf(list, next)?.focus({ preventScroll: true })
  }

  return (
    <section aria-label={LL.pictures.of({ title })} className={classes.gallery}>
      <div className={classes.stage}>
        <ul ref={track} className={classes.track} tabIndex={trackTabIndex} {...trackHandlers}>
          {pictures.map((picture, index) => (
            <li key={picture.src} className={classes.slide} data-off-paper={index !== printed || undefined}>
              <button
                type="button"
                className={classes.open}
                tabIndex={index === shown ? 0 : -1}
                aria-haspopup="dialog"
                aria-label={LL.pictures.enlarge({ title: picture.alt })}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(index)}
                onPointerLeave={() => setHovered(null)}
                onKeyDown={onKeyDown}
                onClick={() => {
                  goTo(index)
                  setLightbox('open')
                }}
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
          {videos.map((video, at) => {
            const index = pictures.length + at
            const isShown = index === shown
            return (
              <li
                key={video.src}
                className={`${classes.slide} ${classes.film}`}
                inert={!isShown}
                data-off-paper
              >
                <VideoSlide
                  video={video}
                  isShown={isShown}
                  onPlay={() => goTo(index)}
                  onKeyDown={onKeyDown}
                />
              </li>
            )
          })}
        </ul>
        <p role="status" className={classes.position} data-off-paper data-alone={count < 2 || undefined}>
          <span className="visually-hidden">
            {(isVideo ? LL.pictures.film : LL.pictures).position({ index: shown + 1, count })}
          </span>
          <span aria-hidden>
            {format.digits(shown + 1)} / {format.digits(count)}
          </span>
        </p>
      </div>
      {count > 1 && (
        <ul ref={thumbs} className={classes.thumbs} data-off-paper>
          {thumbnails.map(({ picture, name, isFilm }, index) => (
            <li key={index}>
              <button
                type="button"
                className={classes.thumb}
                tabIndex={index === shown ? 0 : -1}
                aria-label={name}
                aria-current={index === shown}
                onKeyDown={onKeyDown}
                onClick={() => show(index)}
              >
                <Picture picture={picture} width={88} alt="" />
                {isFilm && (
                  <span className={classes.playMark}>
                    <IconPlayerPlayFilled size={16} />
                  </span>
                )}
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
            onClosed={() => controlOf(track.current, shown)?.focus({ preventScroll: true })}
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
