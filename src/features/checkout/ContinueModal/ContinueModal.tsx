import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { closeModal, modal } from '#src/stores/modal.ts'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import classes from './ContinueModal.module.css'

type Props = { fullName?: string }

export function ContinueModal({ fullName }: Props) {
  const { LL } = useI18nContext()
  const { open } = useSnapshot(modal)
  const navigate = useNavigate()

  function viewCart() {
    closeModal()
    void navigate({ to: '/basket' })
  }

  return (
    <Dialog
      opened={open?.name === 'continue'}
      onClose={closeModal}
      title={fullName ? LL.cart.greeting({ fullName }) : LL.cart.guestGreeting()}
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
    </Dialog>
  )
}
