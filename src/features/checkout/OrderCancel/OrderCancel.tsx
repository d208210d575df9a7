import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { showToast } from '#src/stores/toasts.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'

type Props = { order: Order; onCancelled: () => void }

const CancelDialog = lazyOptional(
  () => import('../CancelDialog/CancelDialog.tsx'),
  'CancelDialog',
  dialogFallback((LL) => LL.order.afterOrder.cancel.open()),
)

export function OrderCancel({ order, onCancelled }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.order.afterOrder.cancel
  const [opened, setOpened] = useState<boolean | null>(null)
  const [isCancelled, setCancelled] = useState(false)
  const { cancellable } = order
  if (!cancellable) return null

  function open() {
    setCancelled(false)
    setOpened(true)
  }

  function close() {
    setOpened(false)
  }

  function showCancelled() {
    setCancelled(true)
    close()
    showToast({ tone: 'success', title: texts.done() })
    onCancelled()
  }

  return (
    <>
      <Button variant="default" size="md" onClick={open}>
        {texts.open()}
      </Button>
      {opened !== null && (
        <Suspense>
          <CancelDialog
            order={order}
            cancellable={cancellable}
            opened={opened}
            returnsFocus={!isCancelled}
            onCancelled={showCancelled}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
