import { ActionIcon } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { asciiDigits } from '#i18n/digits.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { trimInvisible } from '#i18n/trim-invisible.ts'
import { IconMinus, IconPlus } from '../icons.ts'
import { useHasChanged } from '../use-has-changed.ts'
import classes from './Quantity.module.css'

const contractMax = 999

type Props = {
  label: string
  increaseLabel: string
  decreaseLabel: string
  count: number
  /** Stock: limits the plus button only. A higher typed count is answered with a message. */
  max: number
  min: number
  onChange: (count: number) => void
}

/** `aria-disabled` at the limits, because a disabled button loses focus. */
export function Quantity({ label, increaseLabel, decreaseLabel, count, max, min, onChange }: Props) {
  const { locale } = useI18nContext()
  const { digits } = formattersOf(locale)
  const [typed, setTyped] = useState<string | null>(null)
  const hasChanged = useHasChanged(count)
  const field = useRef<HTMLInputElement>(null)
  const button = { variant: 'subtle', color: 'var(--ink)', size: 44 } as const

  /** A new count unselects the text, and the next digit would be typed behind it. */
  useLayoutEffect(() => {
    if (typed === null && document.activeElement === field.current) field.current?.select()
  })

  /** Anything but a number restores the count. */
  function typedCount() {
    const number = trimInvisible(asciiDigits(typed ?? ''))
    return /^\d+$/.test(number) ? Math.max(min, Math.min(contractMax, Number(number))) : count
  }

  function change(wanted: number) {
    setTyped(null)
    if (wanted !== count) onChange(wanted)
  }

  const step = (by: 1 | -1, from = count) => change((by > 0 ? from < max : from > min) ? from + by : from)
  const commit = () => change(typedCount())

  function onKeyDown(event: KeyboardEvent) {
    const action = {
      Enter: commit,
      Escape: () => setTyped(null),
      ArrowUp: () => step(1, typedCount()),
      ArrowDown: () => step(-1, typedCount()),
    }[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <div role="group" aria-label={label} className={classes.quantity}>
      <ActionIcon
        {...button}
        aria-label={decreaseLabel}
        aria-disabled={count <= min || undefined}
        onClick={() => step(-1)}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <input
        ref={field}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={count}
        aria-valuemin={min}
        aria-valuemax={Math.max(max, count)}
        data-mantine-stop-propagation={typed !== null || undefined}
        className={classes.count}
        value={typed ?? digits(count)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
      <output aria-live="polite" className="visually-hidden">
        {hasChanged && digits(count)}
      </output>
      <ActionIcon
        {...button}
        aria-label={increaseLabel}
        aria-disabled={count >= max || undefined}
        onClick={() => step(1)}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </div>
  )
}
