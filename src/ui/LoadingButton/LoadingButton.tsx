import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import type { ComponentProps, MouseEvent, Ref } from 'react'

type Props = ButtonProps & {
  /** What it began is under way: it shows so, and does nothing. */
  isBusy: boolean
  ref?: Ref<HTMLButtonElement>
  type?: 'submit'
  'aria-label'?: string
  onClick?: () => void
}

/** Mantine disables a button that loads, and a button that is disabled loses the focus: this one keeps it. */
export function LoadingButton({ isBusy, onClick, ...rest }: Props) {
  function act(event: MouseEvent) {
    if (isBusy) event.preventDefault()
    else onClick?.()
  }
  return (
    <Button
      {...rest}
      loading={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={act}
      renderRoot={({ disabled, ...root }: ComponentProps<'button'>) => (
        <button {...root} disabled={disabled && !isBusy} />
      )}
    />
  )
}
