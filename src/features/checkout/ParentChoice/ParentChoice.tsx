import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OrderSummary } from '#contracts/orders.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { passFocusOut } from '#src/ui/pass-focus.ts'
import { PlainSelect } from '#src/ui/PlainSelect/PlainSelect.tsx'
import { updateCart } from '../update-cart.ts'
import { useOptimisticChoice } from '../use-optimistic-choice.ts'
import classes from './ParentChoice.module.css'

type Props = {
  reserved: readonly OrderSummary[]
  parentOrderId: string | null
  /** What is sent along. */
  children: ReactNode
}

/** Sends the order together with an earlier, reserved one. */
export function ParentChoice({ reserved, parentOrderId, children }: Props) {
  const { LL, locale } = useI18nContext()
  const { date } = formattersOf(locale)
  const { mutateAsync } = useMutation(updateCart('setParentOrderId', { onRefused: toastError(LL) }))
  const { shown, pick } = useOptimisticChoice('parent', parentOrderId, (id: string | null) =>
    mutateAsync({ parentOrderId: id }),
  )
  if (reserved.length === 0 && parentOrderId === null) return null
  const isGone = shown !== null && !reserved.some(({ productOrderId }) => productOrderId === shown)
  return (
    <div ref={passFocusOut} className={classes.parent}>
      <p aria-hidden className={classes.title}>
        {LL.checkout.parentTitle()}
      </p>
      <PlainSelect
        label={LL.checkout.parentTitle()}
        value={shown ?? ''}
        options={[
          { value: '', title: LL.checkout.parentNone() },
          ...reserved.map(({ productOrderId: id, placedAt }) => ({
            value: id,
            title: LL.checkout.parentOf({ id, date: date(placedAt) }),
          })),
          ...(isGone ? [{ value: shown, title: LL.checkout.parentGone({ id: shown }) }] : []),
        ]}
        onChange={(id) => pick(id || null)}
      />
      {!isGone && children}
    </div>
  )
}
