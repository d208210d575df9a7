import { ActionIcon, Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { Picture as PictureData } from '#contracts/values.ts'
import { directionOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { useSwipe } from './use-swipe.ts'
import classes from './Lightbox.module.css'

type Props = {
  title: string
  pictures: readonly PictureData[]
  shown: number
  opened: boolean
  onShow: (index: number) => void
  onClose: () => void
  /** When nothing of it is left on the screen. */
  onClosed: () => void
}

/** Pictures as large as the screen, one at a time; after the last comes the first. */
export default function Lightbox({ title, pictures, shown, opened, onShow, onClose, onClosed }: Props) {
  const { LL, locale } = useI18nContext()
  const count = pictures.length
  const picture = pictures[shown]
  const forward = directionOf(locale) === 'rtl' ? -1 : 1
  const step = (by: number) => onShow((shown + by + count) % count)
  const swipe = useSwipe((towards) => step(-forward * towards))
  const keys: Record<string, () => void> = {
    ArrowRight: () => step(forward),
    ArrowLeft: () => step(-forward),
    Home: () => onShow(0),
    End: () => onShow(count - 1),
  }

  function press(event: KeyboardEvent) {
    if (!keys[event.key]) return
    event.preventDefault()
    keys[event.key]?.()
  }

  const button = { variant: 'default', size: 48, radius: 'xl' } as const
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      onKeyDown={press}
      returnFocus={false}
      fullScreen
      transitionProps={{ transition: 'fade', duration: 200 }}
    >
      <Modal.Content className={classes.content}>
        <div className={classes.header}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={LL.nav.close()} size={44} />
        </div>
        <Modal.Body className={classes.body}>
          <div className={classes.stage} {...swipe}>
            {picture && <Picture key={picture.src} picture={picture} width={1200} eager alt="" />}
          </div>
          <div className={classes.foot}>
            <ActionIcon {...button} aria-label={LL.content.gallery.previous()} onClick={() => step(-1)}>
              <IconChevronLeft className="mirrored" />
            </ActionIcon>
            <p aria-live="polite" className={classes.words}>
              <span className={classes.position}>
                {LL.content.gallery.position({ index: shown + 1, count })}
              </span>
              <span>{picture?.alt}</span>
            </p>
            <ActionIcon {...button} aria-label={LL.content.gallery.next()} onClick={() => step(1)}>
              <IconChevronRight className="mirrored" />
            </ActionIcon>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
