import { useRef, useState } from 'react'
import type { ContentEntry } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { serverAddress } from '#src/platform/server-address.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { type ImageSizes, sizedAddress } from '#src/ui/Picture/sized-address.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { localeTable } from '#i18n/locales.ts'
import { EntryHeading } from '../EntryHeading/EntryHeading.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { Transcript } from '../Transcript/Transcript.tsx'
import { captionsFile } from './captions-file.ts'
import classes from './Film.module.css'

/** s; exactly between two cues a browser may show both until the second one ends. */
const cueOffset = 0.01

/** A `poster` has one URL for all screens, so it uses `width`. */
const shown: ImageSizes = { width: 1200, sizes: '(min-width: 64em) 860px, 100vw' }

/** `play()` rejects when paused early; real failures come as `error` events. */
const ignoreAbort = () => {}

export function Film({ entry }: { entry: ContentEntry }) {
  const { LL, locale } = useI18nContext()
  const { videoUrl, captions, picture, title, body } = entry
  const player = useRef<HTMLVideoElement>(null)
  const [second, setSecond] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  function playFrom(from: number) {
    if (!player.current) return
    player.current.currentTime = from + cueOffset
    void player.current.play().catch(ignoreAbort)
  }

  function retry() {
    setFailed(false)
    player.current?.load()
  }

  return (
    <div className={classes.film}>
      <EntryHeading entry={entry} />
      <div className={classes.theatre}>
        <div className={classes.screen}>
          {videoUrl === null ? (
            <Picture picture={picture} {...shown} ratio={16 / 9} eager />
          ) : (
            <video
              ref={player}
              className={classes.video}
              style={{ backgroundColor: picture.tint }}
              src={serverAddress(videoUrl)}
              poster={sizedAddress(serverAddress(picture.src), shown.width)}
              aria-label={title}
              controls
              playsInline
              preload="metadata"
              onTimeUpdate={({ currentTarget }) => setSecond(currentTarget.currentTime)}
              onError={() => setFailed(true)}
            >
              <track
                kind="captions"
                label={LL.content.video.captions()}
                srcLang={localeTable[locale].tag}
                src={captionsFile(captions)}
                default
              />
            </video>
          )}
          {hasFailed && (
            <div className={classes.failed}>
              <RetryNotice
                text={LL.content.video.failed()}
                action={LL.content.video.retry()}
                onRetry={retry}
              />
            </div>
          )}
        </div>
        {captions.length > 0 && (
          <Transcript captions={captions} second={second} onPlayFrom={videoUrl ? playFrom : undefined} />
        )}
      </div>
      <Prose html={body} />
    </div>
  )
}
