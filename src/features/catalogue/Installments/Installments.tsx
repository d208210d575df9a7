import { useId, useState } from 'react'
import type { ProductItem } from '#contracts/product.ts'
import { toman } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconChevronDown } from '#src/ui/icons.ts'
import classes from './Installments.module.css'

/** Not `<details>`: the sentences would be in every prerendered page. */
export function Installments({ count, amount, provider, details }: NonNullable<ProductItem['installments']>) {
  const { LL } = useI18nContext()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.installments}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {LL.details.installments({ count, amount: toman(amount) })}
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
      </button>
      {isOpen && (
        <p id={id}>
          <b>{provider}</b>
          <br />
          {details}
        </p>
      )}
    </div>
  )
}
