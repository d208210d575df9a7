import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { showToast } from '#src/stores/toasts.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { CancelForm } from '../CancelForm/CancelForm.tsx'
import { OrderDialog } from '../OrderDialog/OrderDialog.tsx'

type Props = { order: Order; onCancelled: () => void }

export function OrderCancel({ order, onCancelled }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.afterOrder.cancel
  const [opened, setOpened] = useState(false)
  const { cancellable, productOrderId } = order
  if (!cancellable) return null

  function close() {
    setOpened(false)
  }

  function showCancelled() {
    close()
    showToast({ tone: 'success', title: texts.done() })
    onCancelled()
  }

  return (
    <>
      <Button variant="default" size="md" onClick={() => setOpened(true)}>
        {texts.open()}
      </Button>
      <OrderDialog
        title={<BidiText text={(id) => texts.title({ id })} part={productOrderId} />}
        opened={opened}
        onClose={close}
      >
        <CancelForm order={order} cancellable={cancellable} onCancelled={showCancelled} onClose={close} />
      </OrderDialog>
    </>
  )
}
