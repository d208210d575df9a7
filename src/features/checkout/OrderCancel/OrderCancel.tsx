import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { cancelDraft, draftStarted, drafts } from '#src/stores/drafts.ts'
import { showToast } from '#src/stores/toasts.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'

/** The order may be packed meanwhile. */
const passFocusOn = passFocus((button) => button.nextElementSibling)

type Props = { order: Order; onCancelled: () => void }

const CancelDialog = lazyOptional(
  () => import('../CancelDialog/CancelDialog.tsx'),
  'CancelDialog',
  dialogFallback((LL) => LL.order.afterOrder.cancel.open()),
)

/** A draft of another order gives way, and so does one that leaves nothing to cancel. */
function startDraft({ productOrderId, cancellable }: Order) {
  const draft = drafts.cancel
  const isCancelled = (id: number) => !draft?.kept.includes(id)
  if (draft?.order === productOrderId && cancellable?.lines.some(({ id }) => isCancelled(id))) return
  draftStarted('cancel', cancelDraft.parse({ order: productOrderId }))
}

/** Stays while it is open although the order is packed meanwhile: sending it tells so. */
export function OrderCancel({ order, onCancelled }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.order.afterOrder.cancel
  const [dialog, setDialog] = useState<'open' | 'left' | 'sent' | null>(null)
  const [atOpening, setAtOpening] = useState(order.cancellable)
  const cancellable = order.cancellable ?? (dialog === 'open' ? atOpening : undefined)
  if (!cancellable) return null

  function open() {
    setAtOpening(cancellable)
    startDraft(order)
    setDialog('open')
  }

  function showCancelled() {
    setDialog('sent')
    showToast({ tone: 'success', title: texts.done() })
    onCancelled()
  }

  return (
    <>
      {order.cancellable && (
        <Button ref={passFocusOn} variant="default" size="md" onClick={open}>
          {texts.open()}
        </Button>
      )}
      {dialog !== null && (
        <Suspense>
          <CancelDialog
            order={order}
            cancellable={cancellable}
            opened={dialog === 'open'}
            returnsFocus={dialog !== 'sent'}
            onCancelled={showCancelled}
            onClose={() => setDialog('left')}
          />
        </Suspense>
      )}
    </>
  )
}
