import type { ComponentProps } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { DeliveryForm } from '../DeliveryForm/DeliveryForm.tsx'
import { OrderDialog } from '../OrderDialog/OrderDialog.tsx'

type Props = ComponentProps<typeof DeliveryForm> & { opened: boolean }

export function DeliveryDialog({ opened, ...form }: Props) {
  const { LL } = useI18nContext()
  return (
    <OrderDialog
      title={
        <BidiText text={(id) => LL.order.afterOrder.delivery.title({ id })} part={form.productOrderId} />
      }
      opened={opened}
      onClose={form.onClose}
    >
      <DeliveryForm {...form} />
    </OrderDialog>
  )
}
