import { Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IsOverlayOpen } from '#src/stores/is-overlay-open.ts'
import { type OverlayClosing, useOverlayHistory } from '../use-overlay-history.ts'
import classes from './Sheet.module.css'

type Props = OverlayClosing & {
  title: string
  /** `right` is the inline end: left in Persian. */
  position: 'top' | 'bottom' | 'right'
  size: string
  opened: boolean
  children: ReactNode
}

/** Mount it closed first: Mantine stores the element to return focus to when it opens. */
export function Sheet({ title, opened, onClose, canClose, onClosePrevented, children, ...drawer }: Props) {
  const { LL } = useI18nContext()
  /** Opens in a deferred render, so that the pressed button responds before it. */
  const isOpen = useDeferredValue(opened, false) && opened
  const close = useOverlayHistory(isOpen, { onClose, canClose: canClose, onClosePrevented })
  return (
    <Drawer
      {...drawer}
      title={title}
      /** Mantine links the title a moment after mount; the label is there from the start. */
      attributes={{
        content: { 'aria-label': title, 'data-position': drawer.position },
        header: { role: 'presentation' },
      }}
      opened={isOpen}
      onClose={close}
      closeButtonProps={{ 'aria-label': LL.nav.close(), size: 44 }}
      transitionProps={{ duration: 200 }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <IsOverlayOpen value={isOpen}>{children}</IsOverlayOpen>
    </Drawer>
  )
}
