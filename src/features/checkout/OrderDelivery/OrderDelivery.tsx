import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { showToast } from '#src/stores/toasts.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'

const DeliveryDialog = lazyOptional(
  () => import('../DeliveryDialog/DeliveryDialog.tsx'),
  'DeliveryDialog',
  dialogFallback((LL) => LL.order.afterOrder.delivery.open()),
)

type Props = {
  productOrderId: string
  delivery: NonNullable<Order['delivery']>
  isChangeable: boolean
}

/** Stays while it is open: a refusal is read there although the order can no longer be moved. */
export function OrderDelivery({ productOrderId, delivery, isChangeable }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.order.afterOrder.delivery
  const [opened, setOpened] = useState<boolean | null>(null)
  if (!isChangeable && !opened) return null

  function showChanged() {
    setOpened(false)
    showToast({ tone: 'success', title: texts.done() })
  }

  return (
    <>
      <Button variant="default" size="sm" data-off-paper onClick={() => setOpened(true)}>
        {texts.open()}
      </Button>
      {opened !== null && (
        <Suspense>
          <DeliveryDialog
            productOrderId={productOrderId}
            delivery={delivery}
            opened={opened}
            onChanged={showChanged}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  )
}
