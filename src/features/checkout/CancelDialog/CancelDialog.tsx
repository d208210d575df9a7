import type { ComponentProps } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useDraft } from '#src/stores/drafts.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { CancelForm } from '../CancelForm/CancelForm.tsx'
import { OrderDialog } from '../OrderDialog/OrderDialog.tsx'

type Props = ComponentProps<typeof CancelForm> & { opened: boolean; returnsFocus: boolean }

export function CancelDialog({ opened, returnsFocus, ...form }: Props) {
  const { LL } = useI18nContext()
  const draft = useDraft('cancel')
  return (
    <OrderDialog
      title={
        <BidiText text={(id) => LL.order.afterOrder.cancel.title({ id })} part={form.order.productOrderId} />
      }
      opened={opened}
      returnsFocus={returnsFocus}
      onClose={form.onClose}
    >
      {draft && <CancelForm {...form} />}
    </OrderDialog>
  )
}
