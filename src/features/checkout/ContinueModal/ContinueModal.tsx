import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useMounted } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { closeModal, modal } from '#src/stores/modal.ts'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { useOverlayHistory } from '#src/ui/use-overlay-history.ts'
import classes from './ContinueModal.module.css'

type Props = { fullName?: string }

export function ContinueModal({ fullName }: Props) {
  const { LL } = useI18nContext()
  const { open } = useSnapshot(modal)
  const navigate = useNavigate()
  /** Mounts closed: Mantine returns the focus only if it saw the modal open. */
  const isReady = useMounted()
  const isOpen = isReady && open?.name === 'continue'
  const close = useOverlayHistory(isOpen, { onClose: closeModal })

  function viewCart() {
    closeModal()
    void navigate({ to: '/basket' })
  }

  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={fullName ? LL.cart.greeting({ fullName }) : LL.cart.guestGreeting()}
      closeButtonProps={{ 'aria-label': LL.nav.close(), size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 200 }}
      radius={10}
      centered
      classNames={{ title: classes.title, content: classes.content, header: classes.header }}
    >
      <p className={classes.text}>
        <IconCircleCheck size={24} className={classes.check} />
        {LL.cart.continueText()}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" mih={48} onClick={closeModal}>
          {LL.cart.continueShopping()}
        </Button>
        <Button mih={48} onClick={viewCart}>
          {LL.cart.viewCart()}
        </Button>
      </div>
    </Modal>
  )
}
