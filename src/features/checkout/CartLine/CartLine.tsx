import { ActionIcon } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { toastError } from '#src/api/toast-error.ts'
import { cart } from '#src/stores/cart.ts'
import { focusIfLost } from '#src/ui/focus.ts'
import { passFocus } from '#src/ui/pass-focus.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { Quantity } from '#src/ui/Quantity/Quantity.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { LineNotices } from '../LineNotices/LineNotices.tsx'
import { updateCart } from '../update-cart.ts'
import { useOrderPending } from '../use-order-pending.ts'
import { changeCount, changeCountOptimistically } from '../change-count.ts'
import classes from './CartLine.module.css'

/** Another device may remove the line. */
const passFocusToList = passFocus((line) => line.parentElement)

type Props = {
  line: CartItem
  /** Tells it from the other lines. */
  name: string
  like?: ReactNode
  wasRestored: boolean
  /** `count`: the last one shown, for an undo. */
  onRemoved: (count: number) => void
}

export function CartLine({ line, name, like, wasRestored, onRemoved }: Props) {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const optimisticCount = useSnapshot(cart).optimisticCounts[line.id]
  const removed = () => onRemoved(optimisticCount || line.count)
  const { mutate: send } = useMutation(changeCount(LL, line, removed))
  const { mutate: remove, isPending } = useMutation(
    updateCart('delete', { onDone: removed, onRefused: toastError(LL) }),
  )
  const order = useOrderPending()
  const isLocked = () => isPending || order.isPendingNow()
  const { title, label, catLabel } = line
  const count = optimisticCount ?? line.count
  return (
    <li ref={passFocusToList} className={classes.line} data-pending={isPending || count === 0 || undefined}>
      <div className={classes.picture}>
        <Picture picture={line.picture} width={112} alt="" />
      </div>
      <div className={classes.facts}>
        <Link
          ref={wasRestored ? focusIfLost : undefined}
          to="/search/$catLabel/$productLabel"
          params={{ catLabel, productLabel: label }}
          search={{ item: line.productItemId }}
          className={classes.title}
        >
          {title}
        </Link>
        <p className={classes.variant}>{line.variant}</p>
        <LineNotices line={line} count={count} />
      </div>
      <ActionIcon
        variant="subtle"
        color="var(--ink-2)"
        size={44}
        aria-label={LL.cart.remove({ title: name })}
        onClick={() => isLocked() || remove({ productItemId: line.productItemId })}
      >
        <IconTrash size={20} stroke={1.6} />
      </ActionIcon>
      <div className={classes.foot}>
        <div className={classes.count}>
          <Quantity
            label={LL.cart.count({ title: name })}
            increaseLabel={LL.cart.increase({ title: name })}
            decreaseLabel={LL.cart.decrease({ title: name })}
            count={count}
            min={0}
            max={line.stockLeft}
            onChange={(next) => isLocked() || changeCountOptimistically(client, line, next, send)}
          />
          {like}
        </div>
        <div className={classes.price} data-stale={count !== line.count || undefined}>
          <Price price={line.linePrice} />
          {line.count > 1 && (
            <p className={classes.each}>{LL.checkout.each({ price: priceText(LL, line.unitPrice) })}</p>
          )}
        </div>
      </div>
    </li>
  )
}
