import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useMounted } from '@mantine/hooks'
import type { ReactNode, Ref } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IsOverlayOpen } from '#src/stores/is-overlay-open.ts'
import { type OverlayClosing, useOverlayHistory } from '../use-overlay-history.ts'
import classes from './Dialog.module.css'

type Props = OverlayClosing & {
  ref?: Ref<HTMLDivElement>
  title: ReactNode
  size?: 'md' | 'lg'
  opened: boolean
  returnFocus?: boolean
  children: ReactNode
}

export function Dialog({ opened, onClose, canClose, onClosePrevented, children, ...modal }: Props) {
  const { LL } = useI18nContext()
  /** Mounts closed: Mantine returns the focus only if it saw the dialog open. */
  const isOpen = useMounted() && opened
  const close = useOverlayHistory(isOpen, { onClose, canClose, onClosePrevented })
  return (
    <Modal
      {...modal}
      opened={isOpen}
      onClose={close}
      closeButtonProps={{ 'aria-label': LL.nav.close(), size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 200 }}
      radius={10}
      centered
      classNames={{ title: classes.title, content: classes.content, header: classes.header }}
    >
      <IsOverlayOpen value={isOpen}>{children}</IsOverlayOpen>
    </Modal>
  )
}
