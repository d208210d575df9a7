import { useState } from 'react'
import type { DeletionTerms as Terms } from '#contracts/privacy.ts'
import { AuthError } from '../AuthError/AuthError.tsx'
import { DeletionCode } from '../DeletionCode/DeletionCode.tsx'
import { DeletionTerms } from '../DeletionTerms/DeletionTerms.tsx'
import { useCodeRequest } from '../use-code-request.ts'
import type { RequestedCode } from '../use-code-request.ts'

type Props = { mobile: string; terms: Terms; onDeleted: () => void; onCancel: () => void }

export function DeletionSteps({ mobile, terms, onDeleted, onCancel }: Props) {
  const [requested, setRequested] = useState<RequestedCode | null>(null)
  const { request, isPending, error } = useCodeRequest(setRequested)
  const requestCode = () => request(mobile)

  if (!requested)
    return (
      <DeletionTerms
        terms={terms}
        error={<AuthError error={error} />}
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
