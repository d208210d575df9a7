import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { cancelOrder } from '#contracts/after-order.ts'
import { CancelReason, cancelReasons } from '#contracts/cancellations.ts'
import type { Cancellable } from '#contracts/cancellations.ts'
import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText, isStatus } from '#src/api/errors.ts'
import { toastError } from '#src/api/toast-error.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { sentKeyFor } from '#src/api/idempotency.ts'
import { draftChanged, draftCleared, useDraft } from '#src/stores/drafts.ts'
import type { DraftOf } from '#src/stores/drafts.ts'
import { CheckboxField } from '#src/ui/Checkbox/CheckboxField.tsx'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { SelectField } from '#src/ui/SelectField/SelectField.tsx'
import { focusFirstInvalid } from '#src/ui/focus-first-invalid.ts'
import { OrderForm } from '../OrderForm/OrderForm.tsx'
import { refundText } from '../refund-text.ts'
import { RefundStatus } from '../RefundStatus/RefundStatus.tsx'
import { cancelRefund } from '../cancel-refund.ts'
import { forgetRefusedKey, isDraftOf } from '../order-draft.ts'
import { useOrderChange } from '../use-order-change.ts'
import classes from './CancelForm.module.css'

type Props = {
  order: Order
  cancellable: Cancellable
  onCancelled: () => void
  onClose: () => void
}

/** Left out while the whole order is chosen. */
const lineIdsOf = ({ lines }: Cancellable, chosen: readonly number[]) =>
  chosen.length === lines.length ? undefined : [...chosen]

/** Needs a started draft, which outlives a refusal and a closed dialog. */
export function CancelForm({ order, cancellable, onCancelled, onClose }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.order.afterOrder.cancel
  const errorId = useId()
  const lines = order.lines.filter(({ id }) => cancellable.lines.some((line) => line.id === id))
  const draft = useDraft('cancel') as DraftOf<'cancel'>
  const { kept, reason } = draft
  const chosen = lines.map(({ id }) => id).filter((id) => !kept.includes(id))
  const [isSubmitted, setSubmitted] = useState(false)
  const toastIfLeft = useToastIfLeft()
  const { mutate, isPending, isPendingNow, error } = useOrderChange(cancelOrder, order.productOrderId, {
    isDone: ({ status, lines: left }) =>
      status === 'cancelled' || !left.some(({ id }) => chosen.includes(id)),
    onChanged: () => {
      if (isDraftOf(order, 'cancel')) draftCleared('cancel')
      onCancelled()
    },
    onFailed: (failure) => {
      forgetRefusedKey(order, 'cancel', failure)
      toastIfLeft(failure)
    },
  })
  /** The refund names what is sent, and the draft is cleared with it. */
  const change = (changes: Partial<DraftOf<'cancel'>>) => isPendingNow() || draftChanged('cancel', changes)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPendingNow()) return
    focusFirstInvalid(event.currentTarget, () => setSubmitted(true))
    const parsed = CancelReason.safeParse(reason)
    if (!parsed.success || chosen.length === 0) return
    const sentKey = sentKeyFor([chosen, reason], draft.sentKey)
    change({ sentKey })
    mutate(
      {
        id: order.productOrderId,
        lineIds: lineIdsOf(cancellable, chosen),
        reason: parsed.data,
        attemptId: sentKey.key,
      },
      {
        onError: (failure) => {
          if (!isStatus(failure, 409)) return
          toastError(LL)(failure)
          onClose()
        },
      },
    )
  }

  const isUnchosen = isSubmitted && chosen.length === 0
  return (
    <OrderForm
      onSubmit={submit}
      send={
        <LoadingButton type="submit" size="md" color="var(--sale)" c="var(--on-sale)" isBusy={isPending}>
          {texts.send()}
        </LoadingButton>
      }
      keep={texts.keep()}
      onClose={onClose}
    >
      <fieldset className={classes.lines} aria-describedby={isUnchosen ? errorId : undefined}>
        <legend className={classes.legend}>{texts.lines()}</legend>
        {lines.map(({ id, title, variant, count }) => (
          <CheckboxField
            key={id}
            label={title}
            description={LL.checkout.piecesOf({ variant, count })}
            isInvalid={isUnchosen}
            checked={chosen.includes(id)}
            onChange={(isChosen) =>
              change({
                kept: isChosen ? kept.filter((other) => other !== id) : [...kept, id],
              })
            }
          />
        ))}
        {isUnchosen && (
          <div id={errorId}>
            <FormError>{texts.linesNeeded()}</FormError>
          </div>
        )}
      </fieldset>
      <SelectField
        label={texts.reason()}
        value={reason}
        options={[
          { value: '', title: texts.choose() },
          ...cancelReasons.map((value) => ({ value, title: texts.reasons[value]() })),
        ]}
        error={isSubmitted && reason === '' ? texts.reasonNeeded() : undefined}
        onChange={(value) => change({ reason: value })}
      />
      {chosen.length > 0 && <RefundStatus text={refundText(cancelRefund(cancellable, chosen), LL)} />}
      {error && !isStatus(error, 409) && <FormError takesFocus>{errorText(error, LL)}</FormError>}
    </OrderForm>
  )
}
