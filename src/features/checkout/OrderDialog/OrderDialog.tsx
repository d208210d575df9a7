import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { useOverlayHistory } from '#src/ui/use-overlay-history.ts'
import classes from './OrderDialog.module.css'

type Props = {
  title: ReactNode
  opened: boolean
  /** False once the order is changed: the focus goes to what has changed, and the opening button may be gone. */
  returnsFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/** It is removed with its button where news of the server ends what it is for. */
const passFocusToOutcome = passFocus(() => document.querySelector('[data-outcome]'))

/** Mount it closed: Mantine returns the focus only if it saw the dialog open. */
export function OrderDialog({ title, opened, returnsFocus = true, onClose, children }: Props) {
  const { LL } = useI18nContext()
  const close = useOverlayHistory(opened, { onClose })
  return (
    <Modal
      ref={passFocusToOutcome}
      opened={opened}
      returnFocus={returnsFocus}
      onClose={close}
      title={title}
      closeButtonProps={{ 'aria-label': LL.nav.close(), size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 200 }}
      radius={10}
      size="lg"
      centered
      classNames={{ title: classes.title, content: classes.content, header: classes.header }}
    >
      {children}
    </Modal>
  )
}
