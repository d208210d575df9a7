import { Suspense, useRef, useState } from 'react'
import type { ContentEntry } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { EntryHeading } from '../EntryHeading/EntryHeading.tsx'
import { Prose } from '../Prose/Prose.tsx'
import classes from './GalleryEntry.module.css'

const Lightbox = lazyOptional(
  () => import('#src/ui/Lightbox/Lightbox.tsx'),
  'Lightbox',
  dialogFallback((LL) => LL.pictures.large()),
)

/** The large pictures of the grid in `GalleryEntry.module.css`. */
const isLarge = (index: number) => [0, 7].includes(index % 10)
const large = '(min-width: 80em) 640px, (min-width: 48em) 50vw, 100vw'
const small = '(min-width: 80em) 320px, (min-width: 48em) 25vw, 50vw'

export function GalleryEntry({ entry }: { entry: ContentEntry }) {
  const { LL } = useI18nContext()
  const [shown, setShown] = useState(0)
  const [lightbox, setLightbox] = useState<'unused' | 'open' | 'closed'>('unused')
  const grid = useRef<HTMLUListElement>(null)
  const { title, pictures, body } = entry

  function open(index: number) {
    setShown(index)
    setLightbox('open')
  }

  /** Focus continues at the picture that was shown last. */
  function restoreFocus() {
    grid.current?.querySelectorAll('button')[shown]?.focus()
  }

  return (
    <div className={classes.gallery}>
      <EntryHeading entry={entry} />
      <ul ref={grid} className={classes.grid} aria-label={LL.content.gallery.pictures()}>
        {pictures.map((picture, index) => (
          <li key={picture.src} className={classes.item}>
            <button
              type="button"
              className={classes.open}
              aria-haspopup="dialog"
              aria-label={LL.pictures.enlarge({ title: picture.alt })}
              onClick={() => open(index)}
            >
              <Picture
                picture={picture}
                width={640}
                sizes={isLarge(index) ? large : small}
                eager={index < 3}
                alt=""
              />
            </button>
          </li>
        ))}
      </ul>
      <Prose html={body} />
      {lightbox !== 'unused' && (
        <Suspense>
          <Lightbox
            title={title}
            pictures={pictures}
            shown={shown}
            opened={lightbox === 'open'}
            onShow={setShown}
            onClose={() => setLightbox('closed')}
            onClosed={restoreFocus}
          />
        </Suspense>
      )}
    </div>
  )
}
