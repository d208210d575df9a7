import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Order } from '#contracts/orders.ts'
import type { Returnable } from '#contracts/returns.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { draftPicturesChanged } from '#src/stores/draft-pictures.ts'
import { draftStarted, drafts, returnDraft } from '#src/stores/drafts.ts'
import type { DraftOf } from '#src/stores/drafts.ts'
import { showToast } from '#src/stores/toasts.ts'
import { dialogFallback } from '#src/ui/dialog-fallback.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { hasReturn } from '../return-lines.ts'
import type { AskedReturn } from '../return-lines.ts'

const ReturnDialog = lazyOptional(
  () => import('../ReturnDialog/ReturnDialog.tsx'),
  'ReturnDialog',
  dialogFallback((LL) => LL.order.returns.open()),
)

const passFocusToTitle = passFocus((button) => button.parentElement!.querySelector('h2'))

type Props = { order: Order; returnable: Returnable; onSent: () => void }

/** Whether what was sent has arrived, although its answer was lost; the draft may be another one by now. */
const hasArrived = ({ sentKey, knownReturns }: DraftOf<'return'>, { returns }: Order) =>
  sentKey !== undefined && hasReturn(returns, JSON.parse(sentKey.content) as AskedReturn, knownReturns)

/** A draft of another order gives way. */
function startDraft(order: Order, { lines }: Returnable) {
  const draft = drafts.return
  if (draft?.order === order.productOrderId && !hasArrived(draft, order)) return
  const [only] = lines
  const counts = only?.count === 1 && lines.length === 1 ? { [only.id]: 1 } : {}
  draftStarted('return', returnDraft.parse({ order: order.productOrderId, counts }))
  draftPicturesChanged('return', () => [])
}

/** Stays while it is open: a refusal is read there although nothing may be returned any more. */
export function ReturnRequest({ order, returnable, onSent }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.order.returns
  const [dialog, setDialog] = useState<'open' | 'left' | 'sent' | null>(null)
  if (returnable.closed && dialog !== 'open') return null

  function open() {
    startDraft(order, returnable)
    setDialog('open')
  }

  function showSent() {
    setDialog('sent')
    showToast({ tone: 'success', title: texts.done() })
    onSent()
  }

  return (
    <>
      <Button ref={passFocusToTitle} variant="default" size="md" onClick={open}>
        {texts.open()}
      </Button>
      {dialog !== null && (
        <Suspense>
          <ReturnDialog
            order={order}
            returnable={returnable}
            opened={dialog === 'open'}
            returnsFocus={dialog !== 'sent'}
            onSent={showSent}
            onClose={() => setDialog('left')}
          />
        </Suspense>
      )}
    </>
  )
}
