import { Drawer } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { type Closing, useLayer } from '../use-overlay-history.ts'
import classes from './Sheet.module.css'

type Props = Closing & {
  title: string
  /** `right` is where the line ends: left in Persian. */
  position: 'top' | 'bottom' | 'right'
  size: string
  opened: boolean
  children: ReactNode
}

/** Paper that slides over the page from an edge of it, and gives the focus back when it goes: it learns where from only if it is there, closed, before. */
export function Sheet({ title, opened, onClose, mayClose, onClosePrevented, children, ...drawer }: Props) {
  const { LL } = useI18nContext()
  /** Closed at first, and what was pressed to open it answers before it is drawn. */
  const isOpen = useDeferredValue(opened, false) && opened
  const close = useLayer(isOpen, { onClose, mayClose, onClosePrevented })
  return (
    <Drawer
      {...drawer}
      title={title}
      /** Named from the first: Mantine points to the title a moment after both are there. */
      attributes={{ content: { 'aria-label': title }, header: { role: 'presentation' } }}
      opened={isOpen}
      onClose={close}
      closeButtonProps={{ 'aria-label': LL.nav.close(), size: 44 }}
      transitionProps={{ duration: 200 }}
      classNames={{ content: classes.content, header: classes.header }}
    >
      {children}
    </Drawer>
  )
}
