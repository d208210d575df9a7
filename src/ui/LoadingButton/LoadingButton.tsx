import { Button, Loader } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import type { ComponentProps, MouseEvent, Ref } from 'react'

type Props = ButtonProps & {
  isBusy: boolean
  /** Cannot be pressed yet, but is passed by Tab: it may be ready once the focus has come. */
  isAwaited?: boolean
  /** Shown while busy, beside a spinner; without it a spinner covers the label. */
  busyLabel?: string
  ref?: Ref<HTMLButtonElement>
  type?: 'submit'
  'aria-label'?: string
  onClick?: () => void
}

/** Mantine disables a loading button, and a disabled button loses focus. */
export function LoadingButton({ isBusy, isAwaited, busyLabel, children, onClick, ...rest }: Props) {
  const showsLabel = isBusy && busyLabel !== undefined
  const isInert = isBusy || isAwaited
  function click(event: MouseEvent) {
    if (isInert) event.preventDefault()
    else onClick?.()
  }
  return (
    <Button
      {...rest}
      loading={isBusy && !showsLabel}
      leftSection={showsLabel ? <Loader size={18} color="currentColor" /> : rest.leftSection}
      aria-disabled={isInert || undefined}
      data-disabled={(isAwaited && !isBusy) || undefined}
      onClick={click}
      renderRoot={({ disabled, ...root }: ComponentProps<'button'>) => (
        <button {...root} disabled={disabled && !isBusy} />
      )}
    >
      {showsLabel ? busyLabel : children}
    </Button>
  )
}
