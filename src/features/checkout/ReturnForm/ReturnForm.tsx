import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useSnapshot } from 'valtio'
import { requestReturn } from '#contracts/after-order.ts'
import type { Order } from '#contracts/orders.ts'
import { ChosenRefundWay } from '#contracts/refunds.ts'
import { ReturnReason, maxReturnPictures, maxReturnText, returnReasons } from '#contracts/returns.ts'
import type { Returnable } from '#contracts/returns.ts'
import { persianLetters } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { errorText } from '#src/api/errors.ts'
import { sentKeyFor } from '#src/api/idempotency.ts'
import { draftPictures, draftPicturesChanged } from '#src/stores/draft-pictures.ts'
import { draftChanged, draftCleared, useDraft } from '#src/stores/drafts.ts'
import type { DraftOf } from '#src/stores/drafts.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { PictureField } from '#src/ui/PictureField/PictureField.tsx'
import { SelectField } from '#src/ui/SelectField/SelectField.tsx'
import { focusFirstInvalid } from '#src/ui/focus-first-invalid.ts'
import { OrderForm } from '../OrderForm/OrderForm.tsx'
import { returnRefundText } from '../refund-text.ts'
import { RefundStatus } from '../RefundStatus/RefundStatus.tsx'
import { ReturnDeadline } from '../ReturnDeadline/ReturnDeadline.tsx'
import { ReturnLines } from '../ReturnLines/ReturnLines.tsx'
import { ReturnWay } from '../ReturnWay/ReturnWay.tsx'
import { forgetRefusedKey, isDraftOf } from '../order-draft.ts'
import { useOrderChange } from '../use-order-change.ts'
import { chosenLines, hasReturn, returnRefund } from '../return-lines.ts'

type Props = { order: Order; returnable: Returnable; onSent: () => void; onClose: () => void }

const uploadTimeout = 120_000

function clearDraftOf(order: Order) {
  if (!isDraftOf(order, 'return')) return
  draftCleared('return')
  draftPicturesChanged('return', () => [])
}

/** Needs a started draft, which outlives a refusal and a closed dialog. */
export function ReturnForm({ order, returnable, onSent, onClose }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.order.returns
  const draft = useDraft('return') as DraftOf<'return'>
  const { return: pictures } = useSnapshot(draftPictures)
  const [isSubmitted, setSubmitted] = useState(false)
  const { counts, reason } = draft
  const lines = chosenLines(returnable, counts)
  const to = ChosenRefundWay.safeParse(draft.to || returnable.ways[0]).data ?? 'wallet'
  const text = persianLetters(draft.text).trim()
  const knownReturns = useRef<readonly number[]>([])
  const toastIfLeft = useToastIfLeft()
  const { mutate, isPending, isPendingNow, error } = useOrderChange(requestReturn, order.productOrderId, {
    isDone: ({ returns }, asked) => hasReturn(returns, asked, knownReturns.current),
    onChanged: () => {
      clearDraftOf(order)
      onSent()
    },
    onFailed: (failure) => {
      forgetRefusedKey(order, 'return', failure)
      toastIfLeft(failure)
    },
    timeout: uploadTimeout,
  })
  /** Pictures may be prepared later than the draft is sent or begun for another order. */
  const isOpen = () => !isPendingNow() && isDraftOf(order, 'return')
  /** What is changed while it is sent would be cleared with it. */
  const change = (changes: Partial<DraftOf<'return'>>) => isPendingNow() || draftChanged('return', changes)
  const isTooMany = lines.some(
    ({ id, count }) => count > (returnable.lines.find((one) => one.id === id)?.count ?? 0),
  )
  const isTextMissing = reason === 'other' && text === ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPendingNow()) return
    focusFirstInvalid(event.currentTarget, () => setSubmitted(true))
    const parsed = ReturnReason.safeParse(reason)
    if (!parsed.success || lines.length === 0 || isTooMany || isTextMissing) return
    const input = {
      id: order.productOrderId,
      lines,
      reason: parsed.data,
      text,
      pictures: pictures.map((picture) => ({ ...picture })),
      to,
    }
    const sentKey = sentKeyFor(input, draft.sentKey)
    const isSentAgain = sentKey === draft.sentKey
    /** Those before the first attempt, whose own return may have been read since. */
    const known = isSentAgain ? draft.knownReturns : (order.returns?.map(({ id }) => id) ?? [])
    knownReturns.current = known
    change({ sentKey, knownReturns: [...known] })
    mutate({ ...input, attemptId: sentKey.key })
  }

  return (
    <OrderForm
      onSubmit={submit}
      send={
        returnable.closed === null && (
          <LoadingButton type="submit" size="md" isBusy={isPending}>
            {texts.send()}
          </LoadingButton>
        )
      }
      keep={texts.keep()}
      onClose={onClose}
    >
      {returnable.lines.length > 0 && (
        <ReturnLines
          order={order}
          returnable={returnable}
          counts={counts}
          isUnchosen={isSubmitted && lines.length === 0}
          onChange={(next) => change({ counts: { ...next } })}
        />
      )}
      <SelectField
        label={texts.reason()}
        value={reason}
        options={[
          { value: '', title: texts.choose() },
          ...returnReasons.map((value) => ({ value, title: texts.reasons[value]() })),
        ]}
        error={isSubmitted && reason === '' ? texts.reasonNeeded() : undefined}
        onChange={(value) => change({ reason: value })}
      />
      <Textarea
        size="md"
        rows={3}
        resize="vertical"
        maxLength={maxReturnText}
        label={texts.text()}
        description={texts.textHint()}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.text}
        readOnly={isPending}
        error={isSubmitted && isTextMissing ? texts.textNeeded() : undefined}
        onChange={({ currentTarget: { value } }) => change({ text: value })}
      />
      <PictureField
        label={texts.photos()}
        hint={texts.photosHint({ max: maxReturnPictures })}
        max={maxReturnPictures}
        pictures={pictures}
        error={undefined}
        onChange={(next) => isOpen() && draftPicturesChanged('return', next)}
      />
      <ReturnWay ways={returnable.ways} value={to} onChange={(way) => change({ to: way })} />
      {lines.length > 0 && !isTooMany && (
        <RefundStatus text={returnRefundText({ to, amount: returnRefund(returnable, counts) }, LL)} />
      )}
      {error && <FormError takesFocus>{errorText(error, LL)}</FormError>}
      {!error && returnable.closed !== null && (
        <FormError takesFocus>
          <ReturnDeadline {...returnable} />
        </FormError>
      )}
    </OrderForm>
  )
}
