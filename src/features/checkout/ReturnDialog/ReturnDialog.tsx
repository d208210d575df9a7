import type { ComponentProps } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useDraft } from '#src/stores/drafts.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { OrderDialog } from '../OrderDialog/OrderDialog.tsx'
import { ReturnForm } from '../ReturnForm/ReturnForm.tsx'

type Props = ComponentProps<typeof ReturnForm> & { opened: boolean; returnsFocus: boolean }

export function ReturnDialog({ opened, returnsFocus, ...form }: Props) {
  const { LL } = useI18nContext()
  const draft = useDraft('return')
  return (
    <OrderDialog
      title={<BidiText text={(id) => LL.order.returns.dialog({ id })} part={form.order.productOrderId} />}
      opened={opened}
      returnsFocus={returnsFocus}
      onClose={form.onClose}
    >
      {draft && <ReturnForm {...form} />}
    </OrderDialog>
  )
}
