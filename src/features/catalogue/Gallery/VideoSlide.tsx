import { Suspense, useState, useTransition } from 'react'
import type { KeyboardEvent } from 'react'
import type { ProductVideo } from '#contracts/videos.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { IconPlayerPlayFilled } from '#src/ui/icons.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { productImageSizes } from '../image-sizes.ts'
import classes from './Gallery.module.css'

const VideoPlayer = lazyOptional(
  () => import('#src/ui/VideoPlayer/VideoPlayer.tsx'),
  'VideoPlayer',
  partFallback((LL) => LL.pictures.film.name()),
)

type Props = {
  video: ProductVideo
  isShown: boolean
  onPlay: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The poster, and after a press the player: nothing of the film is loaded before. */
export function VideoSlide({ video, isShown, onPlay, onKeyDown }: Props) {
  const { LL } = useI18nContext()
  const [isOpen, setOpen] = useState(false)
  const [isLoading, startTransition] = useTransition()
  const { src, title, picture, captions } = video

  function open() {
    onPlay()
    startTransition(() => setOpen(true))
  }

  if (!isOpen)
    return (
      <button
        type="button"
        className={classes.play}
        aria-busy={isLoading || undefined}
        aria-label={LL.pictures.film.play({ title })}
        onKeyDown={onKeyDown}
        onClick={open}
      >
        <Picture picture={picture} {...productImageSizes} alt="" />
        <span className={classes.playMark}>
          <IconPlayerPlayFilled size={32} />
        </span>
      </button>
    )
  return (
    <Suspense>
      <VideoPlayer
        className={classes.player}
        url={src}
        title={title}
        poster={picture}
        posterSizes={productImageSizes}
        captions={captions}
        playsAtOnce
        isShown={isShown}
      />
    </Suspense>
  )
}
