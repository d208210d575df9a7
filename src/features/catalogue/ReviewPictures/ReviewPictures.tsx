import { Suspense, useRef, useState } from 'react'
import type { Picture as PictureData } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import classes from './ReviewPictures.module.css'

const Lightbox = lazyOptional(
  () => import('#src/ui/Lightbox/Lightbox.tsx'),
  'Lightbox',
  dialogFallback((LL) => LL.pictures.large()),
)

type Props = { author: string; pictures: readonly PictureData[] }

export function ReviewPictures({ author, pictures }: Props) {
  const { LL } = useI18nContext()
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [lightbox, setLightbox] = useState<'unused' | 'open' | 'closed'>('unused')

  function open(index: number) {
    setShown(index)
    setLightbox('open')
  }

  return (
    <>
      <ul ref={list} className={classes.pictures} aria-label={LL.feedback.picturesOf({ author })}>
        {pictures.map((picture, index) => (
          <li key={`${index} ${picture.src}`}>
            <button
              type="button"
              className={classes.picture}
              aria-haspopup="dialog"
              aria-label={LL.feedback.picture({ index: index + 1, author })}
              onClick={() => open(index)}
            >
              <Picture picture={picture} width={88} ratio={1} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {lightbox !== 'unused' && (
        <Suspense>
          <Lightbox
            title={LL.feedback.picturesOf({ author })}
            pictures={pictures}
            shown={shown}
            opened={lightbox === 'open'}
            onShow={setShown}
            onClose={() => setLightbox('closed')}
            onClosed={() => list.current?.querySelectorAll('button')[shown]?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </>
  )
}
