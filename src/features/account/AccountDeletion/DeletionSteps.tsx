import { useState } from 'react'
import type { DeletionTerms as Terms } from '#contracts/privacy.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { DeletionCode } from '../DeletionCode/DeletionCode.tsx'
import { DeletionTerms } from '../DeletionTerms/DeletionTerms.tsx'
import { useCodeRequest } from '../use-code-request.ts'
import type { RequestedCode } from '../use-code-request.ts'

type Props = { mobile: string; terms: Terms; onDeleted: () => void; onCancel: () => void }

export function DeletionSteps({ mobile, terms, onDeleted, onCancel }: Props) {
  const [requested, setRequested] = useState<RequestedCode | null>(null)
  const { request, isPending, error } = useCodeRequest(setRequested)
  const requestCode = () => request(mobile)

  const problem = error && (
    <FormError>
      <AuthErrorText error={error} />
    </FormError>
  )

  if (!requested)
    return (
      <DeletionTerms
        terms={terms}
        error={problem}
        isBusy={isPending}
        onAccept={requestCode}
        onCancel={onCancel}
      />
    )
  return (
    <DeletionCode
      mobile={mobile}
      requested={requested}
      onRequested={setRequested}
      onDeleted={onDeleted}
      onCancel={onCancel}
    />
  )
}
