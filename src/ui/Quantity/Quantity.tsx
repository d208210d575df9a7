import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './Quantity.module.css'

type Props = {
  label: string
  increaseLabel: string
  decreaseLabel: string
  count: number
  /** No more than this; what is in stock. */
  max: number
  /** Below this the minus button rests. */
  min: number
  onChange: (count: number) => void
}

/** A button at its end stays one that has the focus. */
export function Quantity({ label, increaseLabel, decreaseLabel, count, max, min, onChange }: Props) {
  const { locale } = useI18nContext()
  const button = { variant: 'subtle', color: 'var(--ink)', size: 44 } as const
  return (
    <div role="group" aria-label={label} className={classes.quantity}>
      <ActionIcon
        {...button}
        aria-label={decreaseLabel}
        aria-disabled={count <= min || undefined}
        onClick={() => count > min && onChange(count - 1)}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <output aria-live="polite" className={classes.count}>
        {formattersOf(locale).digits(count)}
      </output>
      <ActionIcon
        {...button}
        aria-label={increaseLabel}
        aria-disabled={count >= max || undefined}
        onClick={() => count < max && onChange(count + 1)}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </div>
  )
}
