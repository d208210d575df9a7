import type { ComponentProps } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'

type Props = Pick<ComponentProps<typeof LoadingButton>, 'variant' | 'className' | 'children'> & {
  form: { isPending: boolean; problem: string | null }
}

/** Sends the form that it is in, and says above itself why the form was not sent. */
export function SendButton({ form: { isPending, problem }, ...button }: Props) {
  const { LL } = useI18nContext()
  return (
    <>
      {problem && (
        <FormError takesFocus>
          {problem} {LL.forms.kept()}
        </FormError>
      )}
      <LoadingButton {...button} type="submit" size="md" isBusy={isPending} busyLabel={LL.forms.sending()} />
    </>
  )
}
