import { ActionIcon, Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { Picture as PictureData } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { localeTable } from '#i18n/locales.ts'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import { useOverlayHistory } from '../use-overlay-history.ts'
import { ZoomButtons } from './ZoomButtons.tsx'
import { lightboxKeyHandler } from './lightbox-keys.ts'
import { useZoom } from './use-zoom.ts'
import classes from './Lightbox.module.css'

type Props = {
  title: string
  pictures: readonly PictureData[]
  shown: number
  opened: boolean
  onShow: (index: number) => void
  onClose: () => void
  onClosed: () => void
}

/** `sizes` of a 4:5 picture that fits, and of an enlarged one with twice the pixels. */
const fittedSizes = 'min(100vw, 80vh)'
const enlargedSizes = 'min(200vw, 160vh)'

export function Lightbox({ title, pictures, shown, opened, onShow, onClose, onClosed }: Props) {
  const { LL, locale } = useI18nContext()
  const close = useOverlayHistory(opened, { onClose })
  const count = pictures.length
  const picture = pictures[shown]
  const forward = localeTable[locale].direction === 'rtl' ? -1 : 1
  const step = (by: number) => count > 1 && onShow((shown + by + count) % count)
  const zoom = useZoom(opened && picture ? picture.src : null, (towards) => step(-forward * towards))

  const button = { variant: 'default', size: 48, radius: 'xl' } as const
  const { scale, x, y } = zoom.view
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      onKeyDown={lightboxKeyHandler({ zoom, forward, step, show: onShow, count })}
      returnFocus={false}
      fullScreen
      transitionProps={{ transition: 'fade', duration: 200 }}
    >
      <Modal.Content className={classes.content}>
        <div className={classes.header}>
          <Modal.Title>{title}</Modal.Title>
          <ZoomButtons scale={scale} onZoom={zoom.by} />
          <Modal.CloseButton aria-label={LL.nav.close()} size={44} />
        </div>
        <Modal.Body className={classes.body}>
          <div className={classes.stage} data-large={zoom.isLarge || undefined} {...zoom.stage}>
            {picture && (
              <div
                key={picture.src}
                className={classes.picture}
                style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
              >
                <Picture
                  picture={picture}
                  width={800}
                  sizes={zoom.isLarge ? enlargedSizes : fittedSizes}
                  eager
                  alt=""
                />
              </div>
            )}
          </div>
          <div className={classes.foot} data-alone={count < 2 || undefined}>
            <ActionIcon {...button} aria-label={LL.pictures.previous()} onClick={() => step(-1)}>
              <IconChevronLeft className="mirrored" />
            </ActionIcon>
            <p aria-live="polite" className={classes.words}>
              <span className={classes.position}>{LL.pictures.position({ index: shown + 1, count })}</span>
              <span>{picture?.alt}</span>
            </p>
            <ActionIcon {...button} aria-label={LL.pictures.next()} onClick={() => step(1)}>
              <IconChevronRight className="mirrored" />
            </ActionIcon>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
