import { useId } from 'react'
import type { Order } from '#contracts/orders.ts'
import type { Returnable } from '#contracts/returns.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { CheckboxField } from '#src/ui/Checkbox/CheckboxField.tsx'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { Quantity } from '#src/ui/Quantity/Quantity.tsx'
import type { Counts } from '../return-lines.ts'
import classes from './ReturnLines.module.css'

type Props = {
  order: Order
  returnable: Returnable
  counts: Counts
  isUnchosen: boolean
  onChange: (counts: Counts) => void
}

export function ReturnLines({ order, returnable, counts, isUnchosen, onChange }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.order.returns
  const errorId = useId()
  return (
    <fieldset className={classes.lines} aria-describedby={isUnchosen ? errorId : undefined}>
      <legend className={classes.legend}>{texts.lines()}</legend>
      {returnable.lines.map(({ id, count: most }) => {
        const line = order.lines.find((one) => one.id === id)
        if (!line) return null
        const { title, variant } = line
        const count = counts[id] ?? 0
        const change = (next: number) => onChange({ ...counts, [id]: next })
        return (
          <div key={id}>
            <CheckboxField
              label={title}
              description={LL.checkout.piecesOf({ variant, count: most })}
              isInvalid={isUnchosen || count > most}
              checked={count > 0}
              onChange={(isChosen) => change(isChosen ? most : 0)}
            />
            {count > 0 && (most > 1 || count > most) && (
              <div className={classes.count}>
                <Quantity
                  label={LL.cart.count({ title })}
                  increaseLabel={LL.cart.increase({ title })}
                  decreaseLabel={LL.cart.decrease({ title })}
                  count={count}
                  min={1}
                  max={most}
                  onChange={change}
                />
                {count > most && <FormError>{texts.tooMany({ count: most })}</FormError>}
              </div>
            )}
          </div>
        )
      })}
      {isUnchosen && (
        <div id={errorId}>
          <FormError>{texts.linesNeeded()}</FormError>
        </div>
      )}
    </fieldset>
  )
}
