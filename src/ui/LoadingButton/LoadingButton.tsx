import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import type { ComponentProps, MouseEvent, Ref } from 'react'

type Props = ButtonProps & {
  isBusy: boolean
  ref?: Ref<HTMLButtonElement>
  type?: 'submit'
  'aria-label'?: string
  onClick?: () => void
}

/** Mantine disables a loading button, and a disabled button loses focus. */
export function LoadingButton({ isBusy, onClick, ...rest }: Props) {
  function click(event: MouseEvent) {
    if (isBusy) event.preventDefault()
    else onClick?.()
  }
  return (
    <Button
      {...rest}
      loading={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={click}
      renderRoot={({ disabled, ...root }: ComponentProps<'button'>) => (
        <button {...root} disabled={disabled && !isBusy} />
      )}
    />
  )
}
