import type { ReactNode } from 'react'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'

type Props = { error: Error | null; action?: ReactNode }

export const AuthError = ({ error, action }: Props) =>
  error && (
    <FormError action={action}>
      <AuthErrorText error={error} />
    </FormError>
  )
