import { useState } from 'react'
import type { ReactNode } from 'react'
import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { CartLine } from '../CartLine/CartLine.tsx'
import { RemovedLines } from '../RemovedLines/RemovedLines.tsx'
import classes from './CartLines.module.css'

type Props = { lines: readonly CartItem[]; likeOf?: (line: CartItem) => ReactNode }

const isAnother = (line: CartItem) => (other: CartItem) => other.productItemId !== line.productItemId

export function CartLines({ lines, likeOf }: Props) {
  const { LL } = useI18nContext()
  const [removedLines, setRemovedLines] = useState<readonly CartItem[]>([])
  const isInCart = (line: CartItem) => lines.some(({ productItemId }) => productItemId === line.productItemId)
  return (
    <>
      <RemovedLines
        lines={removedLines.filter((line) => !isInCart(line))}
        onRestored={(line) => setRemovedLines((others) => others.filter(isAnother(line)))}
      />
      {lines.length > 0 && (
        <ul tabIndex={-1} className={classes.lines} aria-label={LL.cart.title()}>
          {lines.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              like={likeOf?.(line)}
              wasRestored={removedLines.some(({ productItemId }) => productItemId === line.productItemId)}
              onRemoved={(count) =>
                setRemovedLines((others) => [...others.filter(isAnother(line)), { ...line, count }])
              }
            />
          ))}
        </ul>
      )}
    </>
  )
}
