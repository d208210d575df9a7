import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Cart, CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { auth } from '#src/stores/auth.ts'
import { passFocusOut } from '#src/ui/pass-focus.ts'
import { CartLine } from '../CartLine/CartLine.tsx'
import { GoneCart } from '../GoneCart/GoneCart.tsx'
import { RemovedLines } from '../RemovedLines/RemovedLines.tsx'
import type { Removed } from '../RemovedLines/RemovedLines.tsx'
import { lineName } from '../cart-messages.ts'
import classes from './CartLines.module.css'

type Props = { cart: Cart; likeOf?: (line: CartItem) => ReactNode }

const isAnother = (line: CartItem) => (other: CartItem) => other.productItemId !== line.productItemId

const without = <Line extends CartItem>(lines: readonly Line[], others: readonly CartItem[]) =>
  lines.filter((line) => others.every(isAnother(line)))

export function CartLines({ cart, likeOf }: Props) {
  const { LL } = useI18nContext()
  const { hasSession, hasExpired } = useSnapshot(auth)
  const isMembers = hasSession || hasExpired
  const [shown, setShown] = useState({ cart, isMembers })
  const [removedLines, setRemovedLines] = useState<readonly Removed[]>([])
  const [isGone, setIsGone] = useState(false)
  const lines = cart.cartItems
  if (shown.cart !== cart) {
    const missing = without(shown.cart.cartItems, lines)
    setShown({ cart, isMembers })
    /** Nobody took anything out of a cart that was ordered. Signing in or out changes carts as well. */
    if (shown.cart.uniqueId === cart.uniqueId) {
      const stayed = without(shown.cart.cartItems, missing)
      setRemovedLines((all) => {
        /** One that was put back may have another count since. */
        const known = without(all, stayed)
        return [...known, ...without(missing, known)]
      })
    } else if (missing.length > 0 && shown.isMembers === isMembers) setIsGone(true)
  }
  const named = [...removedLines, ...lines]
  return (
    <>
      {isGone && <GoneCart isMember={hasSession} />}
      <RemovedLines
        lines={without(removedLines, lines).map((line) => ({ ...line, title: lineName(line, named) }))}
      />
      {lines.length > 0 && (
        <ul ref={passFocusOut} tabIndex={-1} className={classes.lines} aria-label={LL.cart.title()}>
          {lines.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              name={lineName(line, lines)}
              like={likeOf?.(line)}
              wasRestored={removedLines.some(({ productItemId }) => productItemId === line.productItemId)}
              onRemoved={(count) =>
                setRemovedLines((others) => [
                  ...others.filter(isAnother(line)),
                  { ...line, count, isOwn: true },
                ])
              }
            />
          ))}
        </ul>
      )}
    </>
  )
}
