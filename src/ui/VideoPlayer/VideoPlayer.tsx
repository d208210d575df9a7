import { useEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '#contracts/values.ts'
import type { Caption } from '#contracts/videos.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { localeTable } from '#i18n/locales.ts'
import { serverAddress } from '#src/platform/server-address.ts'
import { focusIfLost } from '../focus.ts'
import { Picture } from '../Picture/Picture.tsx'
import { type ImageSizes, sizedAddress } from '../Picture/sized-address.ts'
import { RetryNotice } from '../RetryNotice/RetryNotice.tsx'
import { Transcript } from '../Transcript/Transcript.tsx'
import { captionsFile } from './captions-file.ts'
import classes from './VideoPlayer.module.css'

/** s; exactly between two cues a browser may show both until the second one ends. */
const cueOffset = 0.01

const focusRetry = (notice: HTMLElement | null) => focusIfLost(notice?.querySelector('button') ?? null)

/** `play()` rejects when paused early; real failures come as `error` events. */
const ignoreAbort = () => {}

type Props = {
  /** Without a URL, the poster and the captions to read. */
  url: string | null
  title: string
  poster: PictureData
  /** A `poster` has one URL for all screens, so it uses `width`. */
  posterSizes: ImageSizes
  /** Width / height; by default that of the film. */
  ratio?: number
  captions: readonly Caption[]
  className?: string
  /** For a player that somebody's press has opened. */
  playsAtOnce?: boolean
  isShown?: boolean
}

export function VideoPlayer({
  url,
  title,
  poster,
  posterSizes,
  ratio,
  captions,
  className,
  playsAtOnce = false,
  isShown = true,
}: Props) {
  const { LL, locale } = useI18nContext()
  const player = useRef<HTMLVideoElement>(null)
  const [second, setSecond] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [hadFocus, setHadFocus] = useState(false)
  const [presses, setPresses] = useState(playsAtOnce ? 1 : 0)
  const canPlay = url !== null && !hasFailed

  useEffect(() => {
    /** React drops the error event of an element that is not mounted yet. */
    if (player.current?.error) setFailed(true)
    if (presses === 0) return
    player.current?.focus({ preventScroll: true })
    void player.current?.play().catch(ignoreAbort)
  }, [presses])

  useEffect(() => {
    if (!isShown) player.current?.pause()
  }, [isShown])

  function playFrom(from: number) {
    if (!player.current) return
    player.current.currentTime = from + cueOffset
    void player.current.play().catch(ignoreAbort)
  }

  /** The film goes, and the buttons of its transcript. */
  function fail() {
    setFailed(true)
    setHadFocus(document.activeElement !== document.body)
  }

  function retry() {
    setFailed(false)
    setPresses(presses + 1)
  }

  return (
    <div className={className}>
      <div className={classes.screen} data-alone={captions.length === 0 || undefined}>
        {canPlay ? (
          <video
            ref={player}
            className={classes.video}
            style={{ backgroundColor: poster.tint, aspectRatio: ratio }}
            src={serverAddress(url)}
            poster={sizedAddress(serverAddress(poster.src), posterSizes.width)}
            aria-label={title}
            controls
            playsInline
            preload="metadata"
            onTimeUpdate={({ currentTarget }) => setSecond(currentTarget.currentTime)}
            onError={fail}
          >
            <track
              kind="captions"
              label={LL.pictures.film.captions()}
              srcLang={localeTable[locale].tag}
              src={captionsFile(captions)}
              default
            />
          </video>
        ) : (
          <Picture picture={poster} {...posterSizes} ratio={ratio} eager />
        )}
        {hasFailed && (
          <div className={classes.failed} ref={hadFocus ? focusRetry : undefined}>
            <RetryNotice
              text={captions.length > 0 ? LL.pictures.film.failedToRead() : LL.pictures.film.failed()}
              action={LL.pictures.film.retry()}
              onRetry={retry}
            />
          </div>
        )}
      </div>
      {captions.length > 0 && (
        <Transcript captions={captions} second={second} onPlayFrom={canPlay ? playFrom : undefined} />
      )}
    </div>
  )
}
